import { Dialog } from '@love/ui98/Dialog'
import { Opening } from '@love/ui98/Opening'
import { closeWallet } from '../../walletCommands.ts'

/** While the code of a window is on its way. */
export function OpeningWindow({ title }: { title: string }) {
  return (
    <Dialog title={title} icon="wallet" className="wallet-window" onClose={closeWallet}>
      <Opening />
    </Dialog>
  )
}
