import { type NonceAdvice, nextNonce, nonceAdvice } from '@love/protocol/safe/build/nonceAdvice'
import { useState } from 'react'
import type { SafeFacts } from '../write/safeFacts.ts'
import type { SafeReviewRequest } from './safeReviewRequest.ts'
import { useQueuedNonces } from './useQueuedNonces.ts'

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
  return text === undefined ? 'Looking for a free nonce…' : 'The nonce must be a whole number.'
}

function parseNonce(text: string | undefined): bigint | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? BigInt(text.trim()) : undefined
}

function fixedNonce(request: SafeReviewRequest): bigint | undefined {
  if (request.kind === 'proposeTx') return request.tx.nonce
  return request.kind === 'reject' ? request.nonce : undefined
}
