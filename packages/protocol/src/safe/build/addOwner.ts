import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData } from 'viem'
import { refuseNewOwner, refuseThreshold } from './ownerRules.ts'
import type { SafeChange, SafeSettings } from './safeSettings.ts'

export type AddOwnerParameters = { readonly owner: Address; readonly threshold: number }

export function addOwner(settings: SafeSettings, { owner, threshold }: AddOwnerParameters): SafeChange {
  refuseNewOwner(settings, owner)
  // The contract puts newcomers in front.
  const owners = [owner, ...settings.owners]
  refuseThreshold(threshold, owners.length)
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'addOwnerWithThreshold',
    args: [owner, BigInt(threshold)],
  })
  const words = `Add ${owner} as an owner; ${threshold} of ${owners.length} must sign then`
  return {
    call: { words, to: settings.safe, value: 0n, data },
    after: { ...settings, owners, threshold },
  }
}
