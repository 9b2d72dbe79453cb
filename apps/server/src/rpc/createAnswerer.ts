import type { FairGate, GatePlace } from '../createFairGate.ts'
import type { RpcCache } from './cache.ts'
import { type ChainView, LIGHT_GAS } from './methods/keep.ts'
import type { AllowedCall } from './parseCall.ts'
import { type RpcAnswer, rpcCodes, rpcFailure } from './rpcAnswer.ts'
import type { Upstreams } from './upstreams/createUpstreams.ts'

export type AnswererDeps = {
  upstreams: Pick<Upstreams, 'read' | 'send' | 'compare'>
  /** In front of the nodes: its weights are gas. */
  gate: FairGate
  cache: RpcCache
  chain: ChainView
  quorum: number
}

/** Who asks, and whether they still do. */
type Asker = Pick<GatePlace, 'client' | 'isWanted'>

export type Answerer = (calls: readonly AllowedCall[], asker: Asker) => Promise<RpcAnswer[]>

export const gasOf = ({ method, params }: AllowedCall): number => method.weigh?.(params) ?? LIGHT_GAS

type Route = 'send' | 'compare' | 'read'

const busy = rpcFailure(
  rpcCodes.limitExceeded,
  'The nodes have too much to do at the moment. Try again in a second.',
)

/** Gives what is kept, and asks the nodes for the rest: all plain reads of a batch in one request, as far as it has room. */
export function createAnswerer({ upstreams, gate, cache, chain, quorum }: AnswererDeps): Answerer {
  const keyOf = ({ method, params }: AllowedCall) =>
    `${chain.chainId} ${method.name} ${JSON.stringify(params)}`
  const routeOf = ({ method }: AllowedCall): Route => {
    if (method.sends) return 'send'
    return method.quorum && quorum > 1 ? 'compare' : 'read'
  }
  const askNodes = (route: Route, calls: readonly AllowedCall[]): Promise<RpcAnswer[]> => {
    const asked = calls.map(({ method, params }) => {
      return { method: method.name, params, blockAt: method.quorum?.blockAt }
    })
    switch (route) {
      case 'send':
        return Promise.all(asked.map((call) => upstreams.send(call)))
      case 'compare':
        return upstreams.compare(asked)
      case 'read':
        return upstreams.read(asked)
      default:
        return route satisfies never
    }
  }
  const ask = async (route: Route, calls: readonly AllowedCall[], asker: Asker): Promise<RpcAnswer[]> => {
    // Sending is light, and waits for nobody who reads.
    if (route === 'send') return askNodes(route, calls)
    const answers: RpcAnswer[] = []
    for (const part of partsOf(calls, gate.share)) {
      const place = { ...asker, weight: part.reduce((sum, call) => sum + gasOf(call), 0) }
      const replies = await gate.run(() => askNodes(route, part), place)
      answers.push(...(replies ?? part.map(() => busy)))
    }
    return answers
  }
  const keep = (call: AllowedCall, answer: RpcAnswer) => {
    if ('error' in answer || answer.result === null) return
    const keepMs = call.method.keep?.({ params: call.params, result: answer.result }, chain) ?? 0
    if (keepMs > 0) cache.set(keyOf(call), answer.result, keepMs)
  }

  return async (calls, asker) => {
    const answers = new Map<AllowedCall, RpcAnswer>()
    const missing: AllowedCall[] = []
    for (const call of calls) {
      const kept = call.method.keep && cache.get(keyOf(call))
      if (kept) answers.set(call, kept)
      else missing.push(call)
    }
    const groups = [...Map.groupBy(missing, routeOf)]
    await Promise.all(
      groups.map(async ([route, group]) => {
        const replies = await ask(route, group, asker)
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
