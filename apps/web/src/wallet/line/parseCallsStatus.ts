import { BadAnswerError } from '@love/protocol/walletSignature'
import { type Hash, isHash } from 'viem'

export type CallReceipt = { readonly hash: Hash; readonly isSuccess: boolean }

export type CallsStatus = {
  /** 100 waits, 200 is done, 400 never reached the chain, 500 failed as a whole, 600 failed in part. */
  readonly code: 100 | 200 | 400 | 500 | 600
  /** In the order of the chain: one for all calls, or one for each. */
  readonly receipts: readonly CallReceipt[]
}

/** The answer to `wallet_getCallsStatus`; older wallets say it in a word. Codes in between count as their hundred. */
export function parseCallsStatus(answer: unknown): CallsStatus {
  const { status, receipts } = fieldsOf(answer)
  const list = (Array.isArray(receipts) ? receipts : []).flatMap(parseReceipt)
  if (status === 'PENDING') return { code: 100, receipts: list }
  if (status === 'CONFIRMED')
    return { code: list.every(({ isSuccess }) => isSuccess) ? 200 : 500, receipts: list }
  const code = codes.find(
    (hundred) => typeof status === 'number' && Math.floor(status / 100) * 100 === hundred,
  )
  if (!code) throw new BadAnswerError()
  return { code, receipts: list }
}

const codes = [100, 200, 400, 500, 600] as const

function parseReceipt(value: unknown): readonly CallReceipt[] {
  const { transactionHash, status } = fieldsOf(value)
  if (typeof transactionHash !== 'string' || !isHash(transactionHash)) return []
  return [{ hash: transactionHash, isSuccess: status === '0x1' || status === 1 || status === 'success' }]
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
