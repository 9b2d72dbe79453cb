import { Button } from '@love/ui98/Button'
import { openWallet } from '../../../wallet/walletCommands.ts'
import type { Acting } from './useActing.ts'

/** Once on a page: why its buttons do nothing, and what would help. */
export function ActNotice({ acting: { obstacle, noticeId } }: { acting: Acting }) {
  return (
    <div className="safe-connect safe-act-notice" role="status">
      {obstacle && <p id={noticeId}>{obstacle.words}</p>}
      {obstacle?.remedy === 'connect' && (
        <Button icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet…
        </Button>
      )}
      {obstacle?.remedy === 'switch' && (
        <Button icon="network" onClick={() => openWallet('switch')}>
          Switch networks…
        </Button>
      )}
    </div>
  )
}
