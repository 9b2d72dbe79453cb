export type NonceAdviceParameters = {
  /** The next one that the Safe executes. */
  readonly safeNonce: bigint
  /** Of everything that waits, in any order, also several times the same. */
  readonly queued: readonly bigint[]
  readonly chosen: bigint
}

export type NonceAdvice = {
  /** Only `executed` makes the transaction impossible. */
  readonly kind: 'next' | 'gap' | 'conflict' | 'executed'
  readonly words: string
}

/** The smallest nonce that nothing waits with and nothing stands before. */
export function nextNonce({ safeNonce, queued }: Omit<NonceAdviceParameters, 'chosen'>): bigint {
  const taken = new Set(queued)
  let next = safeNonce
  while (taken.has(next)) next++
  return next
}

/** What choosing this nonce means, in words. */
export function nonceAdvice({ safeNonce, queued, chosen }: NonceAdviceParameters): NonceAdvice {
  if (chosen < safeNonce)
    return {
      kind: 'executed',
      words: `Nonce ${chosen} has already been used. Choose ${safeNonce} or higher.`,
    }
  const free = nextNonce({ safeNonce, queued })
  const waiting = free < chosen ? `It has to wait for nonce ${free}, which no transaction uses yet.` : ''
  const rivals = queued.filter((nonce) => nonce === chosen).length
  if (rivals > 0) {
    const others = rivals === 1 ? 'Another transaction conflicts' : `${rivals} other transactions conflict`
    const words = `${others} with nonce ${chosen}. Only one of them can be executed.`
    return { kind: 'conflict', words: waiting ? `${words} ${waiting}` : words }
  }
  if (waiting) return { kind: 'gap', words: waiting }
  const before = chosen - safeNonce
  if (before === 0n) return { kind: 'next', words: 'Next to be executed.' }
  return { kind: 'next', words: `After ${before} earlier ${before === 1n ? 'transaction' : 'transactions'}.` }
}
