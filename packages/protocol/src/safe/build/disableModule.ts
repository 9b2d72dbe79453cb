import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { before, isListed, without } from './linkedList.ts'
import type { SafeChange, SafeSettings } from './safeSettings.ts'

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
    call: { words: `Take the module ${module} away`, to: safe, value: 0n, data },
    after: { ...settings, modules: without(modules, module) },
  }
}
