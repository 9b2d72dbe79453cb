import { type ReactNode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from './Button.tsx'
import { copyText } from './copyText.ts'
import { Dialog } from './Dialog.tsx'

export type CopyWindowProps = {
  title: string
  /** Why the text is shown at all. */
  children: ReactNode
  text: string
  /** More ways to take the text along, before Close. */
  buttons?: ReactNode
}

const words = {
  idle: '',
  copied: 'Copied.',
  failed: 'Not copied. The text is selected: copy it manually.',
} as const

/** A text to take along by hand, for browsers that neither copy nor save. */
function CopyWindow({ title, children, text, buttons, onClose }: CopyWindowProps & { onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<keyof typeof words>('idle')

  async function copy() {
    field.current?.focus()
    setState((await copySelected(text)) ? 'copied' : 'failed')
  }

  return (
    <Dialog
      title={title}
      icon="copy"
      onClose={onClose}
      buttons={
        <>
          <Button primary onClick={() => void copy()}>
            Copy
          </Button>
          {buttons}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="stack">
        <p>{children}</p>
        <textarea
          ref={field}
          className="input"
          readOnly
          rows={6}
          aria-label="Text to copy"
          value={text}
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p role="status">{words[state]}</p>
      </div>
    </Dialog>
  )
}

/** The old way copies what is selected, and needs no permission: web views that refuse the new one often know it. */
async function copySelected(text: string): Promise<boolean> {
  try {
    await copyText(text)
    return true
  } catch {
    return document.execCommand('copy')
  }
}

/**
 * In a tree of its own: it can be asked for from anywhere, out of a table or a window that sets `transform`, and no key
 * pressed in it reaches what lies behind.
 */
export function showCopyWindow(props: CopyWindowProps): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function close() {
    root.unmount()
    place.remove()
  }
  root.render(<CopyWindow {...props} onClose={close} />)
}
