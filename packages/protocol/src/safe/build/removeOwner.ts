import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { before, without } from './linkedList.ts'
import { refuseStranger, refuseThreshold } from './ownerRules.ts'
import type { SafeChange, SafeSettings } from './safeSettings.ts'

export type RemoveOwnerParameters = { readonly owner: Address; readonly threshold: number }

export function removeOwner(settings: SafeSettings, { owner, threshold }: RemoveOwnerParameters): SafeChange {
  refuseStranger(settings, owner)
  if (settings.owners.length === 1)
    throw new SafeDataError(
      'This is the last owner: nobody could sign for the Safe any more.',
      'Add another owner first, or replace this one.',
    )
  const owners = without(settings.owners, owner)
  refuseThreshold(threshold, owners.length)
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'removeOwner',
    args: [before(settings.owners, owner), owner, BigInt(threshold)],
  })
  const words = `Remove the owner ${owner}; ${threshold} of ${owners.length} must sign then`
  return {
    call: { words, to: settings.safe, value: 0n, data },
    after: { ...settings, owners, threshold },
  }
}
