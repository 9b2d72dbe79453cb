import { blockingGuardAbi } from '@love/contracts/abi/blockingGuard.abi'
import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { testTokenAbi } from '@love/contracts/abi/testToken.abi'
import { cleanText } from '@love/protocol/format/cleanText'
import { type Abi, decodeErrorResult, type Hex, parseAbi } from 'viem'
import { revertReasons } from './revertReasons.ts'

/** ERC-6093, as newer tokens of strangers speak. */
const standardErrors = /*#__PURE__*/ parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
])

/** `Error(string)` and `Panic(uint256)` are known to viem. */
const errors: Abi = [
  ...faithVaultAbi,
  ...loveFarmAbi,
  ...loveTokenAbi,
  ...spenderModuleAbi,
  ...blockingGuardAbi,
  ...testTokenAbi,
  ...standardErrors,
].filter(({ type }) => type === 'error')

/** Words for what a contract answers when it refuses; `undefined` when it said nothing that can be read. */
export function revertText(data: Hex): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ abi: errors, data })
    const reason = errorName === 'Error' ? String(args?.[0] ?? '') : errorName
    if (errorName === 'Panic') return panicText(args?.[0])
    const known = Object.hasOwn(revertReasons, reason) ? revertReasons[reason] : undefined
    return known ?? (cleanText(reason, 200) || undefined)
  } catch {
    return undefined
  }
}

/** Solidity's own checks, by their numbers; a contract that counts below zero or too far says 17. */
function panicText(number: unknown): string {
  const words = number === 17n ? 'an amount is out of range' : 'internal check'
  return `The contract failed: ${words} (panic ${String(number)}).`
}
