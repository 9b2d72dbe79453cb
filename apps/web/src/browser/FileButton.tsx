import { Button } from '@love/ui98/Button'
import { type ReactNode, useRef } from 'react'

type FileButtonProps = {
  /** On the button. */
  children: ReactNode
  /** Names the field behind it. */
  label: string
  accept: string
  /** Several at once. */
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Opens files of the user's own. */
export function FileButton({ children, label, accept, multiple = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon="folder" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after it was repaired.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
