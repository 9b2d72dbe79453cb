import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { safeRules } from '../safeRules.ts'
import { before, isListed, type SafeChange, type SafeSettings, SENTINEL, without } from './owners.ts'

/** A module acts for the Safe without any signature. */
export function enableModule(settings: SafeSettings, module: Address): SafeChange {
  const { safe, modules } = settings
  if (isAddressEqual(module, zeroAddress) || isAddressEqual(module, SENTINEL))
    throw new SafeDataError(`${module} cannot be a module.`, 'Enter the module’s contract address.')
  if (isListed(modules, module))
    throw new SafeDataError(`${module} is already enabled.`, 'Choose a module that is not enabled yet.')
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] })
  const words = `Enable module ${module} (it can act without signatures)`
  return {
    call: { words, to: safe, value: 0n, data },
    after: { ...settings, modules: [module, ...modules] },
  }
}

export function disableModule(settings: SafeSettings, module: Address): SafeChange {
  const { safe, modules } = settings
  if (!isListed(modules, module))
    throw new SafeDataError(`${module} is not enabled.`, 'Choose one of the modules of this Safe.')
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'disableModule',
    args: [before(modules, module), module],
  })
  return {
    call: { words: `Disable module ${module}`, to: safe, value: 0n, data },
    after: { ...settings, modules: without(modules, module) },
  }
}

/** A guard may refuse every later transaction, also the one that takes it away. The zero address takes it away. */
export function setGuard(settings: SafeSettings, guard: Address): SafeChange {
  const { safe, version } = settings
  if (!safeRules(version).hasGuards)
    throw new SafeDataError(
      `Safe ${version} does not support guards.`,
      'Guards require 1.3.0 or later: update the Safe first.',
    )
  if (isAddressEqual(guard, safe))
    throw new SafeDataError('A Safe cannot be its own guard.', 'Enter the guard’s contract address.')
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args: [guard] })
  const words = guard === zeroAddress ? 'Remove guard' : `Set guard ${guard}`
  return { call: { words, to: safe, value: 0n, data }, after: settings }
}

/** It answers for the Safe what the Safe's own code does not know. The zero address takes it away. */
export function setFallbackHandler(settings: SafeSettings, handler: Address): SafeChange {
  const { safe, version } = settings
  if (!safeRules(version).hasFallbackHandler)
    throw new SafeDataError(
      `Safe ${version} does not support fallback handlers.`,
      'Fallback handlers require 1.1.0 or later: update the Safe first.',
    )
  if (isAddressEqual(handler, safe))
    throw new SafeDataError(
      'A Safe that is its own fallback handler could be controlled by anyone.',
      'Enter the handler’s contract address.',
    )
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'setFallbackHandler', args: [handler] })
  const words = handler === zeroAddress ? 'Remove fallback handler' : `Set fallback handler ${handler}`
  return { call: { words, to: safe, value: 0n, data }, after: settings }
}
