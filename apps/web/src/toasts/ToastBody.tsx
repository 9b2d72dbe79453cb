type ToastBodyProps = {
  text: string | undefined
  link: { readonly href: string; readonly label: string } | undefined
}

export function ToastBody({ text, link }: ToastBodyProps) {
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
    </>
  )
}
