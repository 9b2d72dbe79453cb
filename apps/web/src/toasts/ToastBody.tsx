import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

type ToastBodyProps = {
  text: string | undefined
  link: { readonly href: string; readonly label: string } | undefined
  place: { readonly path: string; readonly label: string } | undefined
}

export function ToastBody({ text, link, place }: ToastBodyProps) {
  return (
    <>
      {text && <p>{text}</p>}
      {link && (
        <p>
          <a href={link.href} target="_blank" rel="noopener noreferrer">
            {link.label}
          </a>
        </p>
      )}
      {place && (
        <p>
          <a href={place.path} onClick={(event) => openHere(event, place.path)}>
            {place.label}
          </a>
        </p>
      )}
    </>
  )
}

/** Unless a new tab is meant. */
function openHere(event: MouseEvent, path: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  navigate(path)
}
