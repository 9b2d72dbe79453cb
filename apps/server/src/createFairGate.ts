import { createTally } from './createTally.ts'

export type FairGateParameters = {
  /** The weight of everything that is let in at a time. One client gets half of it. */
  most: number
  /** Who would wait longer is better told to come again. */
  waitMs?: number
}

export type GatePlace = {
  client: string
  weight: number
  /** False once nobody waits for it any more; then it is not begun. */
  isWanted?: () => boolean
}

export type FairGate = {
  /** The heaviest work that is let in. */
  readonly share: number
  /** Works once there is room for that weight; undefined where that took too long, or nobody waits for it. */
  run<T extends NonNullable<unknown>>(work: () => Promise<T>, place: GatePlace): Promise<T | undefined>
  /** The weight that is in now. */
  inUse(): number
  /** How many wait. */
  waiting(): number
}

type Waiting = Required<GatePlace> & { turn: number; enter(): void; giveUp(): void }

/** More of one client would wait in vain while others are served. */
const MOST_OF_CLIENT = 200
/** Work below such a part of all is done beside the rest, so that nobody waits seconds for what takes a moment. */
const LIGHT = 1 / 20
const FOR_LIGHT = 1.25
const MOST_REMEMBERED = 10_000

/**
 * So much work at a time, and of each client no more than half of it: others find room at once. Where work waits, it is
 * let in by turns (self-clocked fair queueing): who asks for little, or has had little, goes first, and whoever asks for
 * much waits no longer than until the others have had as much.
 */
export function createFairGate({ most, waitMs = 5_000 }: FairGateParameters): FairGate {
  const share = most / 2
  /** In the order of their turns. */
  const queue: Waiting[] = []
  const held = createTally()
  const queued = createTally()
  /** All the work that each client was promised, and where the last one is that was let in. */
  const promised = new Map<string, number>()
  let clock = 0

  const takeTurn = ({ client, weight }: GatePlace): number => {
    const turn = Math.max(clock, promised.get(client) ?? 0) + weight
    promised.set(client, turn)
    // Whoever has had no more than the others is as good as new.
    if (promised.size > MOST_REMEMBERED)
      for (const [other, last] of promised) if (last <= clock) promised.delete(other)
    return turn
  }
  const hasRoom = (weight: number) => held.all() + weight <= (weight < most * LIGHT ? most * FOR_LIGHT : most)
  const isWithinShare = ({ client, weight }: GatePlace) => held.of(client) + weight <= share
  const letOne = ({ client, weight }: GatePlace, turn: number) => {
    held.add(client, weight)
    clock = turn
  }
  const leave = ({ client, weight }: GatePlace) => {
    held.add(client, -weight)
    if (held.all() === 0 && queue.length === 0) promised.clear()
    letIn()
  }
  const leaveQueue = (one: Waiting) => {
    queue.splice(queue.indexOf(one), 1)
    queued.add(one.client, -1)
  }

  const letIn = () => {
    for (const one of [...queue]) {
      if (!one.isWanted()) one.giveUp()
      else if (isWithinShare(one)) {
        // Whose turn it is waits for room, so that lighter work of others cannot pass by for ever.
        if (!hasRoom(one.weight)) return
        leaveQueue(one)
        letOne(one, one.turn)
        one.enter()
      }
    }
  }

  const enter = (place: Required<GatePlace>): Promise<boolean> | boolean => {
    if (!place.isWanted() || queued.of(place.client) >= MOST_OF_CLIENT) return false
    const turn = takeTurn(place)
    if (queue.length === 0 && hasRoom(place.weight) && isWithinShare(place)) {
      letOne(place, turn)
      return true
    }
    return new Promise((resolve) => {
      const settle = (isIn: boolean) => {
        clearTimeout(timer)
        resolve(isIn)
      }
      const giveUp = () => {
        leaveQueue(one)
        settle(false)
      }
      const timer = setTimeout(() => {
        giveUp()
        letIn()
      }, waitMs)
      const one: Waiting = { ...place, turn, enter: () => settle(true), giveUp }
      queue.splice(queue.findLastIndex((other) => other.turn <= turn) + 1, 0, one)
      queued.add(place.client, 1)
      letIn()
    })
  }

  return {
    share,
    async run(work, { client, weight, isWanted = () => true }) {
      const place = { client, weight: Math.min(weight, share), isWanted }
      if (!(await enter(place))) return undefined
      try {
        return await work()
      } finally {
        leave(place)
      }
    },
    inUse: held.all,
    waiting: () => queue.length,
  }
}
