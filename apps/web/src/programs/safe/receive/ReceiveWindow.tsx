import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { Dialog } from '@love/ui98/Dialog'
import type { Address } from 'viem'
import { useNames } from '../../../chain/names/addressNames.ts'
import { network } from '../../../chain/network.ts'
import { Message } from '../../../review/parts/Message.tsx'
import { QrCode } from '../../../wallet/walletConnect/QrCode.tsx'
import { UnverifiedSafe } from '../known/UnverifiedSafe.tsx'
import { useSafeCode } from '../known/useSafeCode.ts'

type ReceiveWindowProps = { safe: Address; onClose: () => void }

/** Where to send something, on which network, and nothing else: a code for a camera, and the address in full. */
export function ReceiveWindow({ safe, onClose }: ReceiveWindowProps) {
  const name = useNames()(safe)
  const { data: code } = useSafeCode(safe)
  const chain = network.chain.name
  return (
    <Dialog
      title="Receive"
      icon="wallet"
      onClose={onClose}
      buttons={
        <>
          <CopyButton text={safe} label="Copy address" hasVisibleLabel />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="stack">
        {code?.isVerified === false && <UnverifiedSafe why={code.why} />}
        <div className="safe-receive-code">
          <QrCode text={safe} label="Address of this Safe as a QR code" />
        </div>
        <p className="safe-receive-address">
          {name && <strong>{name}</strong>}
          <code>{safe}</code>
          <span>Network: {chain}</span>
        </p>
        <Message icon="warning">
          <p>
            Send only ETH and tokens on {chain}. This Safe may not exist on other networks: what you send
            there can be lost.
          </p>
        </Message>
      </div>
    </Dialog>
  )
}
