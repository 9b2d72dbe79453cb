import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { isListed, SENTINEL } from './linkedList.ts'
import type { SafeChange, SafeSettings } from './safeSettings.ts'

/** A module acts for the Safe without any signature. */
export function enableModule(settings: SafeSettings, module: Address): SafeChange {
  const { safe, modules } = settings
  if (isAddressEqual(module, zeroAddress) || isAddressEqual(module, SENTINEL))
    throw new SafeDataError(`${module} is no module.`, 'Give the address of the module’s contract.')
  if (isListed(modules, module))
    throw new SafeDataError(`${module} is already enabled.`, 'Choose a module that is not enabled yet.')
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] })
  const words = `Let the module ${module} act for the Safe without signatures`
  return {
    call: { words, to: safe, value: 0n, data },
    after: { ...settings, modules: [module, ...modules] },
  }
}
