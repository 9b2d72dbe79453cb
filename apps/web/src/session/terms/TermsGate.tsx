import { createPortal } from 'react-dom'
import { disconnectWallet } from '../wallet/disconnectWallet.ts'
import { TermsDialog } from './TermsDialog.tsx'
import { termsSetup } from './termsSetup.ts'
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
