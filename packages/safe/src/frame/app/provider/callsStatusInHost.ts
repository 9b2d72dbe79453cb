import { type Hash, isHash, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { errorTexts, FrameError } from '../../messages/errors.ts'
import { frameHash, wei } from '../../params/paramSchemas.ts'
import { askHost } from '../askHost.ts'
import type { HostLine } from '../createHostLine.ts'
import type { FrameSafe } from '../parseSafeInfo.ts'

/** Our proposals' states in the numbers of EIP-5792. A state nobody knows yet is not an end. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['SUCCESS', 200],
  ['CANCELLED', 400],
  ['FAILED', 500],
])
const waiting = 100

const receiptFields = z.object({
  logs: z.array(z.unknown()),
  blockHash: frameHash,
  blockNumber: wei,
  gasUsed: wei,
})
const batch = z.looseObject({
  dataDecoded: z.looseObject({
    method: z.literal('multiSend'),
    parameters: z.array(z.looseObject({ valueDecoded: z.array(z.unknown()) })),
  }),
})

/** `wallet_getCallsStatus`: one transaction did all calls, so its receipt stands for each of them. */
export async function callsStatusInHost(line: HostLine, safe: FrameSafe, id: unknown): Promise<unknown> {
  if (typeof id !== 'string' || !isHash(id)) throw new FrameError(errorTexts.badSafeTxHash)
  const { txStatus, txHash, txData } = await askHost(line, 'getTxBySafeTxHash', { safeTxHash: id })
  const status = {
    version: '1.0',
    id,
    chainId: numberToHex(safe.chainId),
    status: statuses.get(txStatus) ?? waiting,
    atomic: true,
  }
  const receipt = txHash && isHash(txHash) ? await readReceipt(line, txHash) : undefined
  if (!receipt) return status
  const one = {
    logs: receipt.logs,
    status: txStatus === 'SUCCESS' ? '0x1' : '0x0',
    blockHash: receipt.blockHash,
    blockNumber: numberToHex(BigInt(receipt.blockNumber)),
    gasUsed: numberToHex(BigInt(receipt.gasUsed)),
    transactionHash: txHash,
  }
  return { ...status, receipts: Array(callsOf(txData)).fill(one) }
}

async function readReceipt(line: HostLine, txHash: Hash) {
  const found = await askHost(line, 'rpcCall', { call: 'eth_getTransactionReceipt', params: [txHash] })
  const parsed = receiptFields.safeParse(found)
  return parsed.success ? parsed.data : undefined
}

function callsOf(txData: unknown): number {
  const parsed = batch.safeParse(txData)
  return parsed.success ? (parsed.data.dataDecoded.parameters[0]?.valueDecoded.length ?? 1) : 1
}
