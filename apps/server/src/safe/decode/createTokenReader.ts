import { type Client, getAddress } from 'viem'
import { createRecent } from '../../createRecent.ts'
import type { AddressBook } from './addressBook.ts'
import { askToken } from './askToken.ts'
import type { ReadToken, TokenFacts } from './tokenFacts.ts'

export type TokenReaderDeps = { client: Client; book: AddressBook; now: () => number }

/** Tokens hardly ever rename themselves; what is no token yet may become one. */
const knownMs = 3_600_000
const unknownMs = 60_000
const mostKept = 10_000

export function createTokenReader({ client, book, now }: TokenReaderDeps): ReadToken {
  const kept = createRecent<{ until: number; facts: Promise<TokenFacts | undefined> }>(mostKept)

  const ask = (key: string): Promise<TokenFacts | undefined> => {
    const entry = { until: now() + knownMs, facts: askToken(client, getAddress(key)).catch(() => undefined) }
    kept.set(key, entry)
    void entry.facts.then((facts) => {
      if (!facts) entry.until = Math.min(entry.until, now() + unknownMs)
    })
    return entry.facts
  }

  return async (address) => {
    const listed = book.entry(address)
    if (listed?.token) {
      const { name, symbol, decimals } = listed.token
      return { address: listed.address, kind: 'erc20', name, symbol, decimals, isListed: true }
    }
    // A contract of ours that is no token needs no question.
    if (listed) return undefined
    const key = address.toLowerCase()
    const known = kept.get(key)
    return known && now() < known.until ? known.facts : ask(key)
  }
}
