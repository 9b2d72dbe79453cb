export type NewestBlockDeps = {
  /** Asks the nodes for the number of their newest block; undefined where they do not say. */
  ask: () => Promise<number | undefined>
  /** For so long nobody asks again whether it is still the newest one; 0: nothing is kept. */
  trustMs: number
  now: () => number
}

/** When something was asked, or somebody came. */
export type Moment = {
  at: number
  /** Another one after every answer that may have told somebody of a newer block. */
  age: number
  /** Another one for every newest block. */
  era: number
}

export type NewestBlock = {
  moment(): Moment
  /** With which block nodes answered, before anybody hears the answer; undefined where that is not known. */
  told(block: number | undefined, asked: Moment): void
  /** Whether what was asked then, and answered with that block, may be kept: it is about the newest one and about no other. */
  isKeepable(block: number | undefined, asked: Moment): boolean
  /** Whether what was kept then is still about the newest block. */
  isCurrent(asked: Moment): boolean
  /** Whether the nodes still had that block when somebody came, or shortly before. */
  isSeen(arrived: Moment): boolean
  look(): Promise<void>
  /** The nodes have another one, by number or by hash. */
  restart(block: number): void
}

/** Behind one address may be many nodes, and a few of them get a block later than the one that told of it. */
const SETTLE_MS = 1_000

/**
 * Which block is the newest one, as far as anybody was told here. Who was told of a block must not be given the state before it.
 * So an answer that came with a higher number begins a new era. One that came without, as that to a transaction, may tell of
 * any block: who comes after it is given nothing that was asked before it, and nothing that is kept without another look.
 */
export function createNewestBlock({ ask, trustMs, now }: NewestBlockDeps): NewestBlock {
  let number: number | undefined
  let age = 0
  let era = 0
  /** When the question was asked that this block was the answer to. */
  let seenAt = Number.NEGATIVE_INFINITY
  let settledAt = 0
  let looking: { age: number; over: Promise<void> } | undefined

  const doubt = () => {
    age += 1
    seenAt = Number.NEGATIVE_INFINITY
  }
  const restart = (block: number) => {
    doubt()
    era += 1
    number = block
    settledAt = now() + SETTLE_MS
  }
  const moment = () => ({ at: now(), age, era })
  const told = (block: number | undefined, asked: Moment) => {
    const isOfThisAge = asked.age === age
    if (block === undefined) return doubt()
    if (number === undefined || block > number) restart(block)
    if (block === number && isOfThisAge) seenAt = Math.max(seenAt, asked.at)
  }

  return {
    moment,
    told,
    restart,
    isKeepable: (block, asked) => trustMs > 0 && block !== undefined && block === number && asked.era === era,
    isCurrent: (asked) => asked.era === era && (asked.at >= settledAt || now() < settledAt),
    isSeen: ({ at }) => seenAt >= at - trustMs,
    look() {
      if (looking?.age === age) return looking.over
      const asked = moment()
      const over = ask()
        .then((block) => told(block, asked))
        .finally(() => {
          if (looking === one) looking = undefined
        })
      const one = { age, over }
      looking = one
      return over
    },
  }
}
