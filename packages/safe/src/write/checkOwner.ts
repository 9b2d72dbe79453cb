import type { Address } from 'viem'
import { isListedAddress } from './isListedAddress.ts'
import { SafeWriteError } from './SafeWriteError.ts'
import type { SafeFacts } from './safeFacts.ts'

/** Only owners sign: the chain says who they are. */
export function checkOwner({ owners, safe }: Pick<SafeFacts, 'owners' | 'safe'>, owner: Address): void {
  if (isListedAddress(owners, owner)) return
  throw new SafeWriteError(
    'not-an-owner',
    `${owner} is not an owner of Safe ${safe}.`,
    'Switch to an owner’s account in your wallet.',
  )
}
