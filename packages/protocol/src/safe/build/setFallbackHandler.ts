import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { safeRules } from '../safeRules.ts'
import type { SafeChange, SafeSettings } from './safeSettings.ts'

/** It answers for the Safe what the Safe's own code does not know. The zero address takes it away. */
export function setFallbackHandler(settings: SafeSettings, handler: Address): SafeChange {
  const { safe, version } = settings
  if (!safeRules(version).hasFallbackHandler)
    throw new SafeDataError(
      `A Safe of version ${version} has no fallback handler.`,
      'Fallback handlers came with 1.1.0: update the Safe first.',
    )
  if (isAddressEqual(handler, safe))
    throw new SafeDataError(
      'A Safe that is its own handler could be made to do anything by anybody.',
      'Give the address of the handler’s contract.',
    )
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'setFallbackHandler', args: [handler] })
  const words =
    handler === zeroAddress ? 'Take the fallback handler away' : `Let ${handler} answer as fallback handler`
  return { call: { words, to: safe, value: 0n, data }, after: settings }
}
