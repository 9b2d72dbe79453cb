import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { isListed, SENTINEL } from './linkedList.ts'
import type { SafeSettings } from './safeSettings.ts'

/** The Safe would refuse them too, but without saying why. */
export function refuseNewOwner({ safe, owners }: SafeSettings, owner: Address): void {
  if (isAddressEqual(owner, zeroAddress) || isAddressEqual(owner, SENTINEL))
    throw new SafeDataError(`${owner} is nobody’s address.`, 'Give the address of a person or a contract.')
  if (isAddressEqual(owner, safe))
    throw new SafeDataError('A Safe cannot own itself.', 'Give the address of somebody else.')
  if (isListed(owners, owner))
    throw new SafeDataError(`${owner} is already an owner.`, 'Choose an address that is not an owner yet.')
}

export function refuseStranger({ owners }: SafeSettings, owner: Address): void {
  if (!isListed(owners, owner))
    throw new SafeDataError(`${owner} is not an owner of this Safe.`, 'Choose one of its owners.')
}

export function refuseThreshold(threshold: number, ownerCount: number): void {
  if (!Number.isSafeInteger(threshold) || threshold < 1)
    throw new SafeDataError('At least one owner must sign.', 'Choose a whole number from 1 on.')
  if (threshold > ownerCount)
    throw new SafeDataError(
      `${threshold} signatures cannot come together: there are ${ownerCount} owners then.`,
      `Choose at most ${ownerCount}.`,
    )
}
