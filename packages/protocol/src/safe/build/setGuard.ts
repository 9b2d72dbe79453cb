import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { safeRules } from '../safeRules.ts'
import type { SafeChange, SafeSettings } from './safeSettings.ts'

/** A guard may refuse every later transaction, also the one that takes it away. The zero address takes it away. */
export function setGuard(settings: SafeSettings, guard: Address): SafeChange {
  const { safe, version } = settings
  if (!safeRules(version).hasGuards)
    throw new SafeDataError(
      `A Safe of version ${version} has no guards.`,
      'Guards came with 1.3.0: update the Safe first.',
    )
  if (isAddressEqual(guard, safe))
    throw new SafeDataError('A Safe cannot be its own guard.', 'Give the address of the guard’s contract.')
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args: [guard] })
  const words =
    guard === zeroAddress ? 'Take the guard away' : `Let the guard ${guard} check every transaction`
  return { call: { words, to: safe, value: 0n, data }, after: settings }
}
