type Dated = Pick<Headers, 'get'>

export type ServerClock = {
  /** Takes the `Date` of an answer that the server has just made; what is no date is ignored. */
  readonly note: (headers: Dated) => void
  /** The same of one that may have lain in a cache. False where only the server itself can tell the time. */
  readonly noteKept: (headers: Dated) => boolean
  /** Milliseconds since 1970 by the server's clock, exact to a second; by ours until the server has spoken. */
  readonly now: () => number
}

/** Above this it is not the way that took its time: this clock is wrong, or an answer lay around. */
const oddMs = 60_000

/** Browsers run hours early or late; the age of a block must not. */
export function createServerClock(now: () => number): ServerClock {
  let offset: number | undefined
  let isSure = false

  const seenIn = (headers: Dated) =>
    Date.parse(headers.get('date') ?? '') + 1_000 * Number(headers.get('age') ?? 0) - now()

  return {
    note(headers) {
      const seen = seenIn(headers)
      if (Number.isNaN(seen)) return
      offset = seen
      isSure = true
    },
    noteKept(headers) {
      const seen = seenIn(headers)
      if (!isSure && !(Math.abs(seen) < oddMs)) return false
      // A cache gives the date at which it got an answer: that only ever makes the time earlier than it is.
      offset = offset === undefined || seen > offset ? seen : offset
      return true
    },
    now: () => now() + (offset ?? 0),
  }
}

/** The one of this page. */
export const pageClock = createServerClock(Date.now)
