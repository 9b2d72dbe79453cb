import './terms.css'
import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { disconnectWallet } from '../../wallet/disconnectWallet.ts'
import { walletButtonId } from '../../wallet/walletButtonId.ts'
import { termsSetup } from './termsSetup.ts'
import { termsText } from './termsText.ts'
import { useTerms } from './useTerms.ts'

/** Stands in front of every page until the connected address has agreed. */
export function TermsGate() {
  const { address, agreement } = useTerms()
  if (!address || agreement === 'true') return null
  return createPortal(
    // One gate an address: who switches accounts begins with a fresh one.
    <TermsDialog key={address} onAgree={() => termsSetup().agree(address)} onEscape={disconnectWallet} />,
    document.body,
  )
}

type TermsDialogProps = {
  onAgree: () => void
  /** The way out, so that nobody is trapped. */
  onEscape: () => void
}

function TermsDialog({ onAgree, onEscape }: TermsDialogProps) {
  const gate = useRef<HTMLDivElement>(null)
  const textId = useId()
  const leave = useEffectEvent(onEscape)

  // After the dialog below has taken the focus, and undone before it gives the focus back.
  useEffect(() => {
    const rest = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== gate.current && !element.inert,
    )
    for (const element of rest) element.inert = true
    return () => {
      for (const element of rest) element.inert = false
      // The window that had the focus before may be gone since: the connecting one, for example.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(walletButtonId)?.focus()
      })
    }
  }, [])

  // On the document: the key counts wherever the focus is.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      leave()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])

  return (
    <div ref={gate} className="terms-gate">
      <Dialog
        title="Terms"
        className="terms"
        describedBy={textId}
        buttons={
          <Button primary data-autofocus onClick={onAgree}>
            Agree
          </Button>
        }
      >
        <p id={textId}>{termsText}</p>
      </Dialog>
    </div>
  )
}
