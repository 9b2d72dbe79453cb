import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'

export type RefuseReceiverParameters = {
  readonly to: Address
  readonly amount: bigint
  /** Where it is a token. */
  readonly token?: Address
}

/** What is sent there never comes back. */
export function refuseReceiver({ to, amount, token }: RefuseReceiverParameters): void {
  if (amount <= 0n) throw new SafeDataError('Nothing would be sent.', 'Enter an amount above 0.')
  if (isAddressEqual(to, zeroAddress))
    throw new SafeDataError('Nobody holds the zero address.', 'Give the address of the receiver.')
  if (token && isAddressEqual(to, token))
    throw new SafeDataError(
      'The receiver is the token’s own contract: it would be lost there.',
      'Give the address of the receiver.',
    )
}
