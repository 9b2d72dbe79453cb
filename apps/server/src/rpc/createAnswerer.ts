import type { RpcCache } from './cache.ts'
import type { ChainView } from './methods/keep.ts'
import type { AllowedCall } from './parseCall.ts'
import type { RpcAnswer } from './rpcAnswer.ts'
import type { Upstreams } from './upstreams/createUpstreams.ts'

export type AnswererDeps = {
  upstreams: Pick<Upstreams, 'read' | 'send' | 'compare'>
  cache: RpcCache
  chain: ChainView
  quorum: number
}

export type Answerer = (calls: readonly AllowedCall[]) => Promise<RpcAnswer[]>

type Route = 'send' | 'compare' | 'read'

/** Gives what is kept, and asks the nodes for the rest: all plain reads of a batch in one request. */
export function createAnswerer({ upstreams, cache, chain, quorum }: AnswererDeps): Answerer {
  const keyOf = ({ method, params }: AllowedCall) =>
    `${chain.chainId} ${method.name} ${JSON.stringify(params)}`
  const routeOf = ({ method }: AllowedCall): Route => {
    if (method.sends) return 'send'
    return method.quorum && quorum > 1 ? 'compare' : 'read'
  }
  const ask = (route: Route, calls: readonly AllowedCall[]): Promise<RpcAnswer[]> => {
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
  const keep = (call: AllowedCall, answer: RpcAnswer) => {
    if ('error' in answer || answer.result === null) return
    const keepMs = call.method.keep?.({ params: call.params, result: answer.result }, chain) ?? 0
    if (keepMs > 0) cache.set(keyOf(call), answer.result, keepMs)
  }

  return async (calls) => {
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
        const replies = await ask(route, group)
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
