import './terms.css'
import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useConnection } from '../../wallet/connection.ts'
import { disconnectWallet } from '../../wallet/disconnectWallet.ts'
import { walletButtonId } from '../../wallet/walletButtonId.ts'
import { termsSetup } from './termsSetup.ts'
import { termsText } from './termsText.ts'
import { useTerms } from './useTerms.ts'

/** Stands in front of every page until the connected address has agreed. */
export function TermsGate() {
  const { address, agreement } = useTerms()
  const { ownerAddress } = useConnection()
  if (!address || agreement === 'true') return null
  const decline = ownerAddress
    ? { words: 'Not now, back to my own account', onDecline: leaveSafe }
    : { words: 'Not now, disconnect', onDecline: disconnectWallet }
  return createPortal(
    // One gate an address: another account begins with a fresh one.
    <TermsDialog key={address} onAgree={() => termsSetup().agree(address)} {...decline} />,
    document.body,
  )
}

/** The terms of a Safe are declined for the Safe alone: its owner has agreed to them before, and stays connected. */
async function leaveSafe(): Promise<void> {
  try {
    const { stopActing } = await import('../../wallet/safe/acting/pageActing.ts')
    await stopActing()
  } catch {
    // Without that file there is still one way out.
    await disconnectWallet()
  }
}

type TermsDialogProps = {
  onAgree: () => void
  /** What declining does, in words. */
  words: string
  onDecline: () => void
}

/** The window has one button, as specified; the way out stands apart from it, and Escape takes it as well. */
function TermsDialog({ onAgree, words, onDecline }: TermsDialogProps) {
  const gate = useRef<HTMLDivElement>(null)
  const textId = useId()
  const leave = useEffectEvent(onDecline)

  // After the dialog below has taken the focus, and undone before it gives the focus back.
  useEffect(() => {
    const rest = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== gate.current && !element.inert,
    )
    for (const element of rest) element.inert = true
    return () => {
      for (const element of rest) element.inert = false
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
        focusAfter={walletButtonId}
        buttons={
          <Button primary data-autofocus onClick={onAgree}>
            Agree
          </Button>
        }
        beside={
          <Button className="terms-decline" onClick={onDecline}>
            {words}
          </Button>
        }
      >
        <p id={textId}>{termsText}</p>
      </Dialog>
    </div>
  )
}
