import { useCallback, useState } from 'react'
import { Button } from '../Button.tsx'
import { Opening } from '../Opening.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { type ToastItem, ToastRegion } from '../ToastRegion.tsx'
import { Transfer } from '../Transfer.tsx'
import { Window } from '../Window.tsx'

const tones = ['info', 'success', 'warning', 'error'] as const

export function GalleryFeedback() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const dismiss = useCallback((id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])

  function add(tone: ToastItem['tone']) {
    const toast = {
      id: `${tone}${toasts.length}`,
      tone,
      title: `A toast: ${tone}`,
      body: 'Swapped 1 ETH for 2,400 LOVE.',
    }
    setToasts([...toasts, tone === 'error' ? toast : { ...toast, duration: 8000 }])
  }

  return (
    <Window title="Progress and toasts" icon="clock" role="region">
      <div className="stack">
        <Transfer from="wallet" to="network" />
        <ProgressBar label="Swap 1 ETH for LOVE" value={0.62} text="3 of 5 blocks" />
        <ProgressBar label="Harvest" value={1} />
        <ProgressBar label="Confirm in your wallet" text="About 12 seconds" />
        <Opening what="a program" />
        <div className="button-row">
          {tones.map((tone) => (
            <Button key={tone} onClick={() => add(tone)}>
              {`Toast: ${tone}`}
            </Button>
          ))}
        </div>
      </div>
      <ToastRegion label="Example notifications" toasts={toasts} onDismiss={dismiss} />
    </Window>
  )
}
