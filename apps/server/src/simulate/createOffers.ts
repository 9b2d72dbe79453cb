import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import { pad, zeroAddress } from 'viem'
import type { NodeReply, RpcCall, RpcNode } from '../rpc/upstreams/rpcNode.ts'

/** Which ways a node offers, learned by trying and remembered for a time: nodes are replaced and updated. */
export type Offers = {
  of(node: RpcNode, signal: AbortSignal): Promise<readonly SimulationMethod[] | BadSimulationReply>
  /** To be learned anew: the node did not keep what it promised. */
  forget(node: RpcNode): void
}

export type BadSimulationReply = Exclude<NodeReply, { kind: 'answers' }>

export type OffersDeps = { methods: readonly SimulationMethod[]; now: () => number }

const KEEP_MS = 10 * 60_000

/** Nothing at all may have been a bad moment. */
const KEEP_NOTHING_MS = 30_000

/** The precompiled contract at 4 returns what it is given, on every chain. */
const echo = '0x2a'

const probe: SimulationRequest = {
  from: zeroAddress,
  calls: [{ to: pad('0x04', { size: 20 }), data: echo, value: '0' }],
  watch: [],
}

export function createOffers({ methods, now }: OffersDeps): Offers {
  const known = new Map<RpcNode, { offered: readonly SimulationMethod[]; until: number }>()

  return {
    async of(node, signal) {
      const before = known.get(node)
      if (before && now() < before.until) return before.offered
      const reply = await node.post(
        methods.map(({ callFor }) => callFor(probe)),
        signal,
      )
      if (reply.kind !== 'answers') return reply
      const offered = methods.filter((method, at) => {
        const answer = reply.answers[at]
        return answer && 'result' in answer && isEcho(method, answer.result)
      })
      known.set(node, { offered, until: now() + (offered.length > 0 ? KEEP_MS : KEEP_NOTHING_MS) })
      return offered
    },
    forget: (node) => known.delete(node),
  }
}

/** A node may also ignore what it does not know and answer something else. */
function isEcho({ read }: SimulationMethod, result: unknown): boolean {
  try {
    return read(probe, result).calls[0]?.returned === echo
  } catch {
    return false
  }
}

export type DoneSimulation = Extract<SimulationReply, { status: 'done' }>

/** One way in which nodes run several calls on one state. Each is one question, so that one block answers all of it. */
export type SimulationMethod = {
  by: DoneSimulation['by']
  callFor(request: SimulationRequest): RpcCall
  /** Throws when the result is not what the method answers with. */
  read(request: SimulationRequest, result: unknown): DoneSimulation
  /** Why this way would give a wrong picture of it; undefined when it would not. */
  refuses?(request: SimulationRequest): string | undefined
}
