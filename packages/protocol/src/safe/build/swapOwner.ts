import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import { before } from './linkedList.ts'
import { refuseNewOwner, refuseStranger } from './ownerRules.ts'
import type { SafeChange, SafeSettings } from './safeSettings.ts'

export type SwapOwnerParameters = { readonly owner: Address; readonly newOwner: Address }

export function swapOwner(settings: SafeSettings, { owner, newOwner }: SwapOwnerParameters): SafeChange {
  refuseStranger(settings, owner)
  refuseNewOwner(settings, newOwner)
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'swapOwner',
    args: [before(settings.owners, owner), owner, newOwner],
  })
  const owners = settings.owners.map((listed) => (isAddressEqual(listed, owner) ? newOwner : listed))
  return {
    call: { words: `Replace the owner ${owner} by ${newOwner}`, to: settings.safe, value: 0n, data },
    after: { ...settings, owners },
  }
}
