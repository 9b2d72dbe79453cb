import { type Address, type Hash, numberToHex } from 'viem'
import { errorTexts, FrameError } from '../../messages/errors.ts'
import { parseParams } from '../../params/parseParams.ts'
import { askHost } from '../askHost.ts'
import type { HostLine } from '../createHostLine.ts'
import type { FrameSafe } from '../parseSafeInfo.ts'
import { isSameAddress } from './signInHost.ts'

type Fields = Readonly<Record<string, unknown>>

/** `eth_sendTransaction`. Answers with the hash of a proposal: no node will ever know it. */
export async function sendTransactionInHost(line: HostLine, safe: FrameSafe, call: Fields): Promise<Hash> {
  const gas = Number(call.gas)
  const wish = call.gas !== undefined && Number.isSafeInteger(gas) && gas >= 0 ? { safeTxGas: gas } : {}
  return propose(line, safe.address, { from: call.from, calls: [call], wish })
}

/** `wallet_sendCalls`: all calls are one proposal, so all or none of them happen. */
export async function sendCallsInHost(
  line: HostLine,
  safe: FrameSafe,
  batch: Fields,
): Promise<{ readonly id: Hash }> {
  const { chainId, from, calls } = batch
  if (!isChain(chainId, safe.chainId))
    throw new FrameError(`Safe is not on chain ${String(chainId).slice(0, 66)}`)
  if (!Array.isArray(calls)) throw new FrameError(errorTexts.noTransactions)
  return { id: await propose(line, safe.address, { from, calls }) }
}

type Proposal = {
  readonly from: unknown
  readonly calls: readonly unknown[]
  readonly wish?: { readonly safeTxGas?: number }
}

async function propose(line: HostLine, safe: Address, { from, calls, wish }: Proposal): Promise<Hash> {
  if (from !== undefined && !isSameAddress(from, safe)) throw new FrameError('Invalid from address')
  const txs = calls.map((call, place) => {
    const { to, value, data, input }: Fields = typeof call === 'object' && call !== null ? { ...call } : {}
    if (!to) throw new FrameError(`Invalid call #${place}: missing "to" field`)
    return { to, value, data: data ?? input }
  })
  const sent = parseParams('sendTransactions', { txs })
  const { safeTxHash } = await askHost(line, 'sendTransactions', wish ? { ...sent, params: wish } : sent)
  return safeTxHash
}

function isChain(written: unknown, chainId: number): boolean {
  return typeof written === 'string' && written.toLowerCase() === numberToHex(chainId)
}
