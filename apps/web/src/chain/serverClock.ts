export type ServerClock = {
  /** Takes the `Date` header of an answer; what is no date is ignored. */
  readonly note: (dateHeader: string | null) => void
  /** Milliseconds since 1970 by the server's clock, exact to a second; by ours until the server has spoken. */
  readonly now: () => number
}

/** Browsers run hours early or late; the age of a block must not. */
export function createServerClock(now: () => number): ServerClock {
  let offset = 0
  return {
    note(dateHeader) {
      const serverNow = Date.parse(dateHeader ?? '')
      if (!Number.isNaN(serverNow)) offset = serverNow - now()
    },
    now: () => now() + offset,
  }
}
