import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'

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
