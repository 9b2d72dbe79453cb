import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import { DetailedExecutionType, TransactionStatus } from '@love/safe/api/enumerations'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import { type NonceAdvice, nextNonce, nonceAdvice } from '@love/safe/build/nonceAdvice'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { network } from '../../../chain/network.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import type { SafeReviewRequest } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { safeKey } from '../gateway/safeKey.ts'

export type ChosenNonce = {
  /** Undefined while the chain is read, and for what the person wrote and is no nonce. */
  readonly value: bigint | undefined
  /** Undefined until one is found. */
  readonly text: string | undefined
  /** Why there is none yet, in words. */
  readonly problem: string | undefined
  readonly advice: NonceAdvice | undefined
  /** Undefined where the nonce cannot be chosen. */
  readonly onChange: ((text: string) => void) | undefined
}

/** The next free nonce until the person chooses another one. It does not move under the person's eyes. */
export function useChosenNonce(request: SafeReviewRequest, facts: SafeFacts | undefined): ChosenNonce {
  const isFree = request.kind === 'propose'
  const queued = useQueuedNonces(request.safe, { isOn: isFree || request.kind === 'proposeTx' })
  const [text, setText] = useState<string>()
  const isKnown = facts !== undefined && (queued.data !== undefined || queued.error !== null)
  if (isFree && text === undefined && isKnown) {
    const first = request.nonce ?? nextNonce({ safeNonce: facts.nonce, queued: queued.data ?? [] })
    setText(String(first))
  }
  const value = isFree ? parseNonce(text) : fixedNonce(request)
  return {
    value,
    text,
    problem: isFree && value === undefined ? problemOf(text) : undefined,
    advice:
      facts && value !== undefined && queued.data
        ? nonceAdvice({ safeNonce: facts.nonce, queued: queued.data, chosen: value })
        : undefined,
    onChange: isFree ? setText : undefined,
  }
}

function problemOf(text: string | undefined): string {
  return text === undefined ? 'Finding the next nonce…' : 'The nonce must be a whole number.'
}

function parseNonce(text: string | undefined): bigint | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? BigInt(text.trim()) : undefined
}

function fixedNonce(request: SafeReviewRequest): bigint | undefined {
  if (request.kind === 'proposeTx') return request.tx.nonce
  return request.kind === 'reject' ? request.nonce : undefined
}

/** A queue that is longer is not looked at to its end: the advice is about what stands next. */
const mostPages = 5

/** The nonces that something waits with; none where the gateway does not answer. */
function useQueuedNonces(safe: Address, { isOn }: { isOn: boolean }) {
  return useQuery({
    queryKey: safeKey(safe, 'queued nonces'),
    queryFn: () => readQueuedNonces(safe),
    refetchInterval: chainDefaults.pollingMs,
    enabled: isOn,
    meta: { isKept: false },
  })
}

async function readQueuedNonces(safe: Address): Promise<readonly bigint[]> {
  const nonces: bigint[] = []
  let pageUrl: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const parameters = { chainId: network.chain.id, safe_address: safe }
    const call = pageUrl === undefined ? { parameters, query: { trusted: false } } : { pageUrl }
    const { results, next } = await callEndpoint(safeGateway(), getTransactionQueue, call)
    nonces.push(...results.flatMap(nonceOf))
    if (!next) break
    pageUrl = next
  }
  return nonces
}

function nonceOf(item: TransactionListPage['results'][number]): readonly bigint[] {
  const waiting = item.type === 'TRANSACTION' ? item.transaction : undefined
  // What was signed before the Safe was updated takes no nonce: it can never be executed.
  const info = waiting?.txStatus === TransactionStatus.CANCELLED ? undefined : waiting?.executionInfo
  return info?.type === DetailedExecutionType.MULTISIG && info.nonce >= 0 ? [BigInt(info.nonce)] : []
}
