import { isListedAddress } from '@love/safe/write/isListedAddress'
import type { Address } from 'viem'
import { wrongNetworkText } from '../../../chain/errorText.ts'
import type { Obstacle } from '../../../review/findObstacle.ts'
import type { Connection } from '../../../wallet/connection.ts'
import { reviewSigner } from '../review/findSafeObstacle.ts'

type ActingConnection = Pick<
  Connection,
  'address' | 'isConnected' | 'isSupported' | 'isSafe' | 'ownerAddress'
>

/** Why this wallet cannot send anything for a Safe. */
export function whyNotSend(connection: ActingConnection): Obstacle | undefined {
  if (!connection.isConnected)
    return { words: 'Connect an owner’s wallet to sign. Viewing needs no wallet.', remedy: 'connect' }
  if (!connection.isSupported) return { words: wrongNetworkText, remedy: 'switch' }
  if (!reviewSigner(connection))
    return {
      words:
        'Inside another Safe interface, only that interface can request signatures. Open LOVE directly to sign.',
    }
  return undefined
}

/** Why this wallet cannot sign for a Safe; nothing for one of its owners. */
export function whyNotAct(connection: ActingConnection, owners: readonly Address[]): Obstacle | undefined {
  const signer = reviewSigner(connection)
  const obstacle = whyNotSend(connection)
  if (obstacle || !signer || isListedAddress(owners, signer)) return obstacle
  return { words: 'The connected account is not an owner of this Safe. You can view it, but not sign.' }
}
