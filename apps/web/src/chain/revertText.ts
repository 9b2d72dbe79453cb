import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import { type Abi, decodeErrorResult, type Hex } from 'viem'
import { cleanText } from './cleanText.ts'

/** `Error(string)` and `Panic(uint256)` are known to viem. */
const errors: Abi = [...faithVaultAbi, ...loveFarmAbi, ...loveTokenAbi].filter(({ type }) => type === 'error')

/** Reasons that people meet; all others are shown as the contract spells them. */
const reasons: Readonly<Record<string, string>> = {
  'UniswapV2Router: EXPIRED': 'The deadline had passed.',
  'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT': 'The price moved further than your slippage allows.',
  'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT': 'The price moved further than your slippage allows.',
  'UniswapV2Router: INSUFFICIENT_A_AMOUNT': 'The price moved further than your slippage allows.',
  'UniswapV2Router: INSUFFICIENT_B_AMOUNT': 'The price moved further than your slippage allows.',
  'TransferHelper: TRANSFER_FROM_FAILED': 'The tokens could not be taken: too few of them, or not approved.',
  InsufficientBalance: 'There are not enough tokens.',
  InsufficientAllowance: 'The tokens were not approved, or too few of them.',
  NotEnoughStaked: 'Less is staked than was asked for.',
  VaultInactive: 'The vault is not active.',
  ZeroShares: 'The amount is too small for a single share.',
}

/** Words for what a contract answers when it refuses; `undefined` when it said nothing that can be read. */
export function revertText(data: Hex): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ abi: errors, data })
    const reason = errorName === 'Error' ? String(args?.[0] ?? '') : errorName
    if (errorName === 'Panic')
      return `The contract failed at a check of its own (panic ${String(args?.[0])}).`
    const known = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
    return known ?? (cleanText(reason, 200) || undefined)
  } catch {
    return undefined
  }
}
