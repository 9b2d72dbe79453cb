import { selectorOf } from '@love/protocol/safe/decode/knownFunctions'
import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import { type Address, decodeFunctionData, parseAbi } from 'viem'
import type { DescribeDeps } from './describeDeps.ts'
import { directionOf } from './directionOf.ts'
import type { SafeCall } from './safeCall.ts'
import { tokenTransferInfo } from './tokenTransferInfo.ts'

const transferAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amountOrId)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
])

/** A token on its way. One that ether goes along with is more than that, and so is one run as the Safe itself. */
export async function tokenInfo(deps: DescribeDeps, call: SafeCall): Promise<TransactionInfo | undefined> {
  const { safe, to: token, value, operation } = call
  const moved = operation === 0 && value === 0n ? movedBy(call) : undefined
  const facts = moved && (await deps.readToken(token))
  // Only a collectible is moved safely, and only an amount by `transfer`.
  if (!moved || !facts || (moved.kind !== undefined && moved.kind !== facts.kind)) return undefined
  return {
    type: 'Transfer',
    sender: deps.book.info(moved.from),
    recipient: deps.book.info(moved.to),
    direction: directionOf(safe, moved),
    transferInfo: tokenTransferInfo({ address: token, kind: facts.kind, facts, amount: moved.amount }),
  }
}

type Moved = { from: Address; to: Address; amount: bigint; kind: 'erc20' | 'erc721' | undefined }

function movedBy({ safe, data }: SafeCall): Moved | undefined {
  if (!/^0x(a9059cbb|23b872dd|42842e0e|b88d4fde)$/.test(selectorOf(data))) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: transferAbi, data })
    if (functionName === 'transfer') return { from: safe, to: args[0], amount: args[1], kind: 'erc20' }
    const kind = functionName === 'safeTransferFrom' ? 'erc721' : undefined
    return { from: args[0], to: args[1], amount: args[2], kind }
  } catch {
    return undefined
  }
}
