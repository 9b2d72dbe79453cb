import { LRUCache } from 'lru-cache'
import { bytesOf } from '../../createByteCache.ts'
import type { AllowedCall } from '../parseCall.ts'
import type { RpcAnswer } from '../rpcAnswer.ts'
import type { Told } from '../upstreams/compareNodes.ts'
import { missingAnswer } from '../upstreams/failureAnswer.ts'
import type { Moment, NewestBlock } from './createNewestBlock.ts'

export type SharedReadsDeps = {
  newest: NewestBlock
  keyOf: (call: AllowedCall) => string
  most?: { entries: number; bytes: number }
}

type AskParameters = {
  calls: readonly AllowedCall[]
  /** Of all of them. */
  gas: number
  ask: (calls: readonly AllowedCall[]) => Promise<Told>
}

/** Who would take an answer of others: when they came, and the gas of all that they ask for at once. */
type Taker = { arrived: Moment; gas: number }

export type SharedReads = {
  /** Where one of these is kept: looks whether it may still be given. */
  prepare(calls: readonly AllowedCall[], arrived: Moment): Promise<void>
  /** What is kept, or on its way to somebody else. */
  find(call: AllowedCall, taker: Taker): Promise<RpcAnswer> | undefined
  /** Asks the nodes, equal calls once, and lets others have the answers. */
  ask(parameters: AskParameters): ReadonlyMap<AllowedCall, Promise<RpcAnswer>>
}

type Flight = { answer: Promise<RpcAnswer>; gas: number; asked: Moment }
type Kept = { answer: { result: unknown }; asked: Moment }

/** After that a question may be lost: who comes later asks it again. */
const JOIN_MS = 1_000
const MOST = { entries: 5_000, bytes: 16 * 1024 * 1024 }

/** Equal questions about the newest block: one call to the nodes while it is on its way, and until there is another block. */
export function createSharedReads({ newest, keyOf, most = MOST }: SharedReadsDeps): SharedReads {
  const flights = new Map<string, Flight>()
  const kept = new LRUCache<string, Kept>({ max: most.entries, maxSize: most.bytes })

  const keptOf = (call: AllowedCall) => {
    const one = isShared(call) ? kept.get(keyOf(call)) : undefined
    return one && newest.isCurrent(one.asked) ? one.answer : undefined
  }
  const keep = (call: AllowedCall, answer: RpcAnswer | undefined, asked: Moment) => {
    if (!isShared(call) || !answer || 'error' in answer || answer.result === null) return
    const key = keyOf(call)
    kept.set(key, { answer, asked }, { size: bytesOf(key) + bytesOf(answer) })
  }
  /** What others cannot have is equal to nothing but itself. */
  const nameOf = (call: AllowedCall) => (isShared(call) ? keyOf(call) : call)

  return {
    async prepare(calls, arrived) {
      if (!newest.isSeen(arrived) && calls.some(keptOf)) await newest.look()
    },
    find(call, { arrived, gas }) {
      if (!isShared(call)) return undefined
      const flight = flights.get(keyOf(call))
      if (flight && isJoinable(flight, { arrived, gas }, newest.moment())) return flight.answer
      const answer = newest.isSeen(arrived) ? keptOf(call) : undefined
      return answer && Promise.resolve(answer)
    },
    ask({ calls, gas, ask }) {
      const asked = newest.moment()
      const unique = [...new Map(calls.map((call) => [nameOf(call), call])).values()]
      const reply = ask(unique).then(({ answers, block }) => {
        newest.told(block, asked)
        const isKeepable = newest.isKeepable(block, asked)
        if (isKeepable) for (const [at, call] of unique.entries()) keep(call, answers[at], asked)
        return answers
      })
      const mine = new Map(
        unique.map((call, at) => [nameOf(call), reply.then((answers) => answers[at] ?? missingAnswer)]),
      )
      const land = () => {
        for (const [name, answer] of mine)
          if (typeof name === 'string' && flights.get(name)?.answer === answer) flights.delete(name)
      }
      for (const [name, answer] of mine)
        if (typeof name === 'string') flights.set(name, { answer, gas, asked })
      void reply.then(land, land)
      return new Map(
        calls.flatMap((call) => {
          const answer = mine.get(nameOf(call))
          return answer ? [[call, answer]] : []
        }),
      )
    },
  }
}

function isJoinable({ asked, gas }: Flight, taker: Taker, { age }: Moment): boolean {
  // Who asks for little does not wait for the much that somebody else asked for with it.
  return asked.age === age && gas <= taker.gas && taker.arrived.at - asked.at <= JOIN_MS
}

/** Exactly at `latest`, or about it by its nature. Every other block has its own rules, and `pending` is no block. */
function isShared({ method: { shared }, params }: AllowedCall): boolean {
  return shared !== undefined && (shared.blockAt === undefined || params[shared.blockAt] === 'latest')
}
