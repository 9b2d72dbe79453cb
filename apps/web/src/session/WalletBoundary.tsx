import { MessageBox } from '@love/ui98/MessageBox'
import { Component, type ReactNode } from 'react'
import { closeWallet } from './walletCommands.ts'

type Props = { readonly isAsked: boolean; readonly children: ReactNode }
type State = { readonly hasFailed: boolean }

/** Wallet code that does not arrive or breaks must not take the desktop down; it speaks when a wallet is asked for. */
export class WalletBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { isAsked, children } = this.props
    if (!this.state.hasFailed) return children
    if (!isAsked) return null
    return (
      <MessageBox
        title="Wallet"
        icon="error"
        onClose={closeWallet}
        actions={[
          { label: 'Reload', primary: true, onClick: () => location.reload() },
          { label: 'Close', onClick: closeWallet },
        ]}
      >
        <p>
          The wallet files are missing, have been changed, or have stopped. Reload the page; if this stays, do
          not connect a wallet here. If your wallet shows an open request, reject it.
        </p>
      </MessageBox>
    )
  }
}
