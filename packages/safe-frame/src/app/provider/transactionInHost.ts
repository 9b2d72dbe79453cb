import { errorTexts } from '../../messages/errorTexts.ts'
import { FrameError } from '../../messages/FrameError.ts'
import type { FrameTransactionDetails } from '../../replies/transactionDetails.ts'
import { askHost } from '../askHost.ts'
import type { HostLine } from '../createHostLine.ts'
import { HostRefusal } from '../HostRefusal.ts'

/** Undefined where the host knows no such proposal: then the hash is that of a transaction. */
async function findProposal(line: HostLine, hash: string): Promise<FrameTransactionDetails | undefined> {
  try {
    return await askHost(line, 'getTxBySafeTxHash', { safeTxHash: hash })
  } catch (error) {
    if (error instanceof HostRefusal) return undefined
    throw error
  }
}

const named = {
  eth_getTransactionByHash: 'hash',
  eth_getTransactionReceipt: 'transactionHash',
} as const

/**
 * Null while the owners still sign, so that nobody waits at the node for a hash it can never know. Afterwards what the
 * node says of the execution, under the hash that was asked for: libraries compare it.
 */
export async function transactionInHost(
  line: HostLine,
  method: keyof typeof named,
  hash: unknown,
): Promise<unknown> {
  if (typeof hash !== 'string' || hash === '') throw new FrameError(errorTexts.badSafeTxHash)
  const proposal = await findProposal(line, hash)
  if (proposal && !proposal.txHash) return null
  const found = await askHost(line, 'rpcCall', { call: method, params: [proposal?.txHash ?? hash] })
  if (typeof found !== 'object' || found === null) return null
  // A Safe takes note of a call inside that failed, and the transaction around it is fine all the same.
  const hasFailed = proposal?.txStatus === 'FAILED' && method === 'eth_getTransactionReceipt'
  return { ...found, [named[method]]: hash, ...(hasFailed && { status: '0x0' }) }
}
