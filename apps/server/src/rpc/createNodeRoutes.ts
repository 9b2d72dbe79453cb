import type { AllowedCall } from './parseCall.ts'
import { newestNumber, numberIn, type Told } from './upstreams/compareNodes.ts'
import type { Upstreams } from './upstreams/createUpstreams.ts'
import type { RpcCall } from './upstreams/rpcNode.ts'

export type NodeRoutesDeps = {
  upstreams: Pick<Upstreams, 'read' | 'send' | 'compare'>
  quorum: number
  /** Whether every reading also asks for the number of the newest block. */
  asksBlock: boolean
}

export type Route = 'send' | 'compare' | 'read'

export type NodeRoutes = {
  routeOf(call: AllowedCall): Route
  ask(route: Route, calls: readonly AllowedCall[]): Promise<Told>
  /** The number of the newest block; undefined where no node says it. */
  askBlock(): Promise<number | undefined>
}

/** To one node, to the next where that fails, or to two at once: by what a call decides. */
export function createNodeRoutes({ upstreams, quorum, asksBlock }: NodeRoutesDeps): NodeRoutes {
  // In the end: a node that works through its list has told of no block that is newer than the one it names last.
  const read = async (calls: readonly RpcCall[]): Promise<Told> => {
    const isAsked = calls.at(-1)?.method === newestNumber.method
    const answers = await upstreams.read(asksBlock && !isAsked ? [...calls, newestNumber] : calls)
    const block = asksBlock || isAsked ? numberIn(answers.at(-1)) : undefined
    return { answers: answers.slice(0, calls.length), block }
  }

  return {
    routeOf({ method }) {
      if (method.sends) return 'send'
      return method.quorum && quorum > 1 ? 'compare' : 'read'
    },
    async ask(route, calls) {
      const asked = calls.map(({ method, params }) => {
        return { method: method.name, params, blockAt: method.quorum?.blockAt }
      })
      switch (route) {
        case 'send':
          return { answers: await Promise.all(asked.map((call) => upstreams.send(call))), block: undefined }
        case 'compare':
          return upstreams.compare(asked)
        case 'read':
          return read(asked)
        default:
          return route satisfies never
      }
    },
    askBlock: async () => (await read([newestNumber])).block,
  }
}
