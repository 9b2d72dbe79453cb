import { MessageBox } from '@love/ui98/MessageBox'
import { closeWallet, openWallet } from '../../walletCommands.ts'

export function VerifyWindow() {
  return (
    <MessageBox
      title="Verify your account"
      icon="info"
      onClose={closeWallet}
      actions={[
        { label: 'Back', onClick: () => openWallet('account') },
        { label: 'Close', primary: true, onClick: closeWallet },
      ]}
    >
      <p>
        To prove that an account is yours, you sign a short message with it. That costs nothing and sends
        nothing to the chain.
      </p>
      <p>
        The proof comes with sign-in, and this server does not offer sign-in yet. Everything here works
        without it, so there is nothing to sign now. If a page asks you to, it is not this one.
      </p>
    </MessageBox>
  )
}
