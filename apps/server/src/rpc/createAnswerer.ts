import type { FairGate, GatePlace } from '../createFairGate.ts'
import type { RpcCache } from './cache.ts'
import type { NodeRoutes, Route } from './createNodeRoutes.ts'
import { type ChainView, LIGHT_GAS } from './methods/keep.ts'
import type { Moment, NewestBlock } from './newest/createNewestBlock.ts'
import { createSharedReads } from './newest/createSharedReads.ts'
import type { AllowedCall } from './parseCall.ts'
import { type RpcAnswer, rpcCodes, rpcFailure } from './rpcAnswer.ts'

export type AnswererDeps = {
  routes: NodeRoutes
  newest: NewestBlock
  /** In front of the nodes: its weights are gas. */
  gate: FairGate
  cache: RpcCache
  chain: ChainView
}

/** Who asks, and whether they still do. */
type Asker = Pick<GatePlace, 'client' | 'isWanted'>

export type Answerer = (calls: readonly AllowedCall[], asker: Asker) => Promise<RpcAnswer[]>

export const gasOf = ({ method, params }: AllowedCall): number => method.weigh?.(params) ?? LIGHT_GAS

const gasOfAll = (calls: readonly AllowedCall[]) => calls.reduce((sum, call) => sum + gasOf(call), 0)

type Asked = { route: Route; asker: Asker; arrived: Moment }

const busy = rpcFailure(rpcCodes.limitExceeded, 'The nodes are busy. Try again in a second.')

/**
 * Gives what is kept or on its way to others, and asks the nodes for the rest: all plain reads of a batch in one request, as far as
 * it has room.
 */
export function createAnswerer({ routes, newest, gate, cache, chain }: AnswererDeps): Answerer {
  const keyOf = createKeyOf(chain)
  const shared = createSharedReads({ newest, keyOf })

  const askPart = async (part: readonly AllowedCall[], { route, asker, arrived }: Asked) => {
    const found = new Map<AllowedCall, Promise<RpcAnswer>>()
    const taker = { arrived, gas: gasOfAll(part) }
    const isMissing = (call: AllowedCall) => {
      const answer = shared.find(call, taker)
      if (answer) found.set(call, answer)
      return answer === undefined
    }
    const askNodes = async (calls: readonly AllowedCall[]) => {
      if (calls.length === 0) return calls
      const mine = shared.ask({ calls, gas: gasOfAll(calls), ask: (unique) => routes.ask(route, unique) })
      for (const [call, answer] of mine) found.set(call, answer)
      return Promise.all(mine.values())
    }
    const missing = part.filter(isMissing)
    // Sending is light, and waits for nobody who reads.
    if (route === 'send') await askNodes(missing)
    else if (missing.length > 0) {
      // Others take only what was let in: nobody waits in the place of somebody else, or goes when they go.
      const place = { ...asker, weight: gasOfAll(missing) }
      await gate.run(() => askNodes(missing.filter(isMissing)), place)
    }
    return Promise.all(part.map((call) => found.get(call) ?? busy))
  }
  const ask = async (calls: readonly AllowedCall[], asked: Asked): Promise<RpcAnswer[]> => {
    const answers: RpcAnswer[] = []
    const parts = asked.route === 'send' ? [calls] : partsOf(calls, gate.share)
    for (const part of parts) answers.push(...(await askPart(part, asked)))
    return answers
  }
  const keep = (call: AllowedCall, answer: RpcAnswer) => {
    if ('error' in answer || answer.result === null) return
    const keepMs = call.method.keep?.({ params: call.params, result: answer.result }, chain) ?? 0
    if (keepMs > 0) cache.set(keyOf(call), answer.result, keepMs)
  }

  return async (calls, asker) => {
    const arrived = newest.moment()
    const answers = new Map<AllowedCall, RpcAnswer>()
    const missing: AllowedCall[] = []
    for (const call of calls) {
      const kept = call.method.keep && cache.get(keyOf(call))
      if (kept) answers.set(call, kept)
      else missing.push(call)
    }
    await shared.prepare(missing, arrived)
    const groups = [...Map.groupBy(missing, routes.routeOf)]
    await Promise.all(
      groups.map(async ([route, group]) => {
        const replies = await ask(group, { route, asker, arrived })
        for (const [at, call] of group.entries()) {
          const answer = replies[at]
          if (!answer) continue
          keep(call, answer)
          answers.set(call, answer)
        }
      }),
    )
    return calls.flatMap((call) => answers.get(call) ?? [])
  }
}

/** In their order, each part as large as may be. */
function partsOf(calls: readonly AllowedCall[], mostGas: number): AllowedCall[][] {
  const parts: AllowedCall[][] = []
  let room = 0
  for (const call of calls) {
    const last = parts.at(-1)
    const gas = gasOf(call)
    if (last && gas <= room) last.push(call)
    else {
      parts.push([call])
      room = mostGas
    }
    room -= gas
  }
  return parts
}

/** Equal for equal calls. Parameters may be long: each call is read once. */
function createKeyOf({ chainId }: ChainView): (call: AllowedCall) => string {
  const known = new WeakMap<AllowedCall, string>()
  return (call) => {
    const key = known.get(call) ?? `${chainId} ${call.method.name} ${JSON.stringify(call.params)}`
    known.set(call, key)
    return key
  }
}
