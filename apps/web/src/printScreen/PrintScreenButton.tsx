import { Button } from '@love/ui98/Button'
import { showToast } from '../toasts/toasts.ts'
import type { PictureSpec } from './pictureSpec.ts'

export type PrintScreenButtonProps = {
  /** Fetches what describes the picture; undefined while there is nothing to show. */
  take: () => Promise<PictureSpec | undefined>
  compact?: boolean
}

/** All that a page has of it until it is pressed. */
export function PrintScreenButton({ take, compact }: PrintScreenButtonProps) {
  async function open() {
    try {
      const { showPrintScreen } = await import('./PrintScreen.tsx')
      showPrintScreen(take)
    } catch {
      showToast({
        kind: 'error',
        title: 'No picture taken',
        text: 'Check your internet connection and try again.',
      })
    }
  }

  return (
    <Button icon="display" compact={compact} onClick={() => void open()}>
      Print Screen…
    </Button>
  )
}
