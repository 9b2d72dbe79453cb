import { type Hash, isHash } from 'viem'
import { askHost } from './askHost.ts'
import type { HostLine } from './createHostLine.ts'
import type { FrameSafe } from './parseSafeInfo.ts'

export type FrameProposal = {
  readonly signed: number
  readonly required: number
  /** As gateways spell it: AWAITING_CONFIRMATIONS, AWAITING_EXECUTION, CANCELLED, FAILED, SUCCESS. */
  readonly status: string
  /** Of the execution, once there is one. */
  readonly txHash: Hash | undefined
}

/** How far a proposal has come. */
export async function readProposal(
  { line, safe }: { readonly line: HostLine; readonly safe: FrameSafe },
  safeTxHash: Hash,
): Promise<FrameProposal> {
  const details = await askHost(line, 'getTxBySafeTxHash', { safeTxHash })
  const { txStatus, txHash, detailedExecutionInfo: signing } = details
  return {
    signed: signing?.confirmations?.length ?? 0,
    required: signing?.confirmationsRequired ?? safe.threshold,
    status: txStatus,
    txHash: txHash && isHash(txHash) ? txHash : undefined,
  }
}
