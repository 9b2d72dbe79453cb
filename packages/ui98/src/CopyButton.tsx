import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copyText.ts'

export type CopyButtonProps = {
  text: string
  /** What it copies, for people who cannot see what stands beside it: “Copy address”. */
  label: string
  /** Where nothing stands beside it that says what is copied. */
  hasVisibleLabel?: boolean | undefined
  /** Instead of the clipboard of the browser. */
  copy?: ((text: string) => Promise<void>) | undefined
}

const words = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' } as const

/** Where the browser refuses, and most wallets' own browsers do, people copy by hand. Fetched only then. */
async function showText(title: string, text: string): Promise<void> {
  const { showCopyWindow } = await import('./CopyWindow.tsx')
  showCopyWindow({
    title,
    text,
    children: 'This browser blocked copying. The text is selected: copy it manually.',
  })
}

/** Milliseconds for which the answer stands on the button. */
const answerTime = 2500

export function CopyButton({ text, label, hasVisibleLabel = false, copy = copyText }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(setState, answerTime, 'idle')
    return () => clearTimeout(timer)
  }, [state])

  async function onClick() {
    try {
      await copy(text)
      setState('copied')
    } catch {
      setState('failed')
      // Without its code the button has said that nothing was copied.
      await showText(label, text).catch(() => {})
    }
  }

  return (
    <>
      <Button
        compact
        icon={state === 'copied' ? 'check' : 'copy'}
        aria-label={hasVisibleLabel ? undefined : state === 'idle' ? label : `${label}: ${words[state]}`}
        onClick={onClick}
      >
        {state === 'idle' && hasVisibleLabel ? label : words[state]}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : words[state]}
      </span>
    </>
  )
}
