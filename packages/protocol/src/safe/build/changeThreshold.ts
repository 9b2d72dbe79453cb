import { safeAbi } from '@love/contracts/abi/safe.abi'
import { encodeFunctionData } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { refuseThreshold } from './ownerRules.ts'
import type { SafeChange, SafeSettings } from './safeSettings.ts'

export function changeThreshold(settings: SafeSettings, threshold: number): SafeChange {
  const { safe, owners } = settings
  refuseThreshold(threshold, owners.length)
  if (threshold === settings.threshold)
    throw new SafeDataError(
      `${threshold} of ${owners.length} must sign already.`,
      'Choose another number of signatures.',
    )
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'changeThreshold',
    args: [BigInt(threshold)],
  })
  const words = `Let ${threshold} of ${owners.length} owners sign instead of ${settings.threshold}`
  return { call: { words, to: safe, value: 0n, data }, after: { ...settings, threshold } }
}
