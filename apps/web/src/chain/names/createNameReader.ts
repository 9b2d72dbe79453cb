import type { Address } from 'viem'
import { createStore } from '../../storage/createStore.ts'

/** By address in small letters: the names that were proved, both ways. */
export type PrimaryNames = ReadonlyMap<string, string>

export type NameReaderDeps = {
  /** Answers with the names of those that have one. */
  readonly read: (addresses: readonly Address[]) => Promise<PrimaryNames>
  /** In milliseconds; only differences count. */
  readonly now: () => number
  readonly later: (task: () => void, ms: number) => void
}

/** Addresses that are drawn in one go are asked for in one. */
const gatherMs = 50
/** Then the owner may have chosen another name. */
const freshMs = 600_000
/** What fits into one question to a node. */
const mostAtOnce = 100

/** The names of addresses on the screen; each is asked for once in a while, whoever shows it. */
export function createNameReader({ read, now, later }: NameReaderDeps) {
  const names = createStore<PrimaryNames>(new Map())
  const askedAt = new Map<string, number>()
  const waiting = new Map<string, Address>()

  function ask(addresses: readonly Address[]) {
    const wasWaiting = waiting.size > 0
    for (const address of addresses) {
      const key = address.toLowerCase()
      if (now() - (askedAt.get(key) ?? Number.NEGATIVE_INFINITY) < freshMs) continue
      askedAt.set(key, now())
      waiting.set(key, address)
    }
    if (!wasWaiting && waiting.size > 0) later(readWaiting, gatherMs)
  }

  function readWaiting() {
    const all = [...waiting]
    waiting.clear()
    for (let at = 0; at < all.length; at += mostAtOnce) void readPart(all.slice(at, at + mostAtOnce))
  }

  async function readPart(part: readonly (readonly [string, Address])[]) {
    try {
      const found = await read(part.map(([, address]) => address))
      names.update((known) => {
        const next = new Map(known)
        for (const [key] of part) next.delete(key)
        return new Map([...next, ...found])
      })
    } catch {
      // A name is an extra: without it the address stands alone, and the next screen asks again.
      for (const [key] of part) askedAt.delete(key)
    }
  }

  return { get: names.get, subscribe: names.subscribe, initial: names.initial, ask }
}
