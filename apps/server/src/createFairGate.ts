export type FairGateParameters = {
  /** The weight of everything that is let in at a time. One client gets half of it. */
  most: number
  /** Who would wait longer is better told to come again. */
  waitMs?: number
}

export type FairGate = {
  /** The heaviest work that is let in. */
  readonly share: number
  /** Works once there is room for that weight; undefined where that took too long. */
  run<T extends NonNullable<unknown>>(
    work: () => Promise<T>,
    place: { client: string; weight: number },
  ): Promise<T | undefined>
  /** The weight that is in now. */
  inUse(): number
  /** How many wait. */
  waiting(): number
}

type Waiting = { weight: number; enter(): void }

/** More of one client would wait in vain while others are served. */
const MOST_OF_CLIENT = 200

/**
 * So much work at a time, and of each client no more than half of it: others find room at once. Where work waits, the
 * clients have their turns one after another, however much each of them asks for.
 */
export function createFairGate({ most, waitMs = 5_000 }: FairGateParameters): FairGate {
  const share = most / 2
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>()
  const held = new Map<string, number>()
  let inUse = 0

  const hold = (client: string, weight: number) => {
    inUse += weight
    const own = (held.get(client) ?? 0) + weight
    if (own > 0) held.set(client, own)
    else held.delete(client)
  }
  const isWithinShare = (client: string, weight: number) => (held.get(client) ?? 0) + weight <= share

  const leaveQueue = (client: string, one: Waiting) => {
    const rest = (queues.get(client) ?? []).filter((other) => other !== one)
    queues.delete(client)
    // Behind everybody else who waits.
    if (rest.length > 0) queues.set(client, rest)
  }

  const letIn = () => {
    for (const [client, [first]] of queues) {
      if (!first || !isWithinShare(client, first.weight)) continue
      // Whose turn it is waits for room, so that lighter work of others cannot pass by for ever.
      if (inUse + first.weight > most) return
      leaveQueue(client, first)
      hold(client, first.weight)
      first.enter()
    }
  }

  const enter = (client: string, weight: number): Promise<boolean> | boolean => {
    if (queues.size === 0 && inUse + weight <= most && isWithinShare(client, weight)) {
      hold(client, weight)
      return true
    }
    const queue = queues.get(client) ?? []
    if (queue.length >= MOST_OF_CLIENT) return false
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        leaveQueue(client, one)
        resolve(false)
        letIn()
      }, waitMs)
      const one: Waiting = {
        weight,
        enter() {
          clearTimeout(timer)
          resolve(true)
        },
      }
      queues.set(client, [...queue, one])
      letIn()
    })
  }

  return {
    share,
    async run(work, { client, weight: given }) {
      const weight = Math.min(given, share)
      if (!(await enter(client, weight))) return undefined
      try {
        return await work()
      } finally {
        hold(client, -weight)
        letIn()
      }
    },
    inUse: () => inUse,
    waiting: () => [...queues.values()].reduce((sum, { length }) => sum + length, 0),
  }
}
