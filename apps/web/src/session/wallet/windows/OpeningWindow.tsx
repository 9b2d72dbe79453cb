import { Dialog } from '@love/ui98/Dialog'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { closeWallet } from '../../walletCommands.ts'

/** While the code of a window is on its way. */
export function OpeningWindow({ title }: { title: string }) {
  return (
    <Dialog title={title} icon="wallet" className="wallet-window" onClose={closeWallet}>
      <ProgressBar label="Opening…" />
    </Dialog>
  )
}
