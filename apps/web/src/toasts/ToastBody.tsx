import { Link } from 'wouter'

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
          <Link href={place.path}>{place.label}</Link>
        </p>
      )}
    </>
  )
}
