import { z } from 'zod'
import type { FaultNode } from './startFaultNode.ts'

const bounded = z.object({ gas: z.string().transform(Number) })
const one = z.tuple([bounded], z.unknown())
const several = z.tuple(
  [z.object({ blockStateCalls: z.array(z.object({ calls: z.array(bounded) })) })],
  z.unknown(),
)

/** What each call that a node ran may have burnt. Throws where nobody said how much. */
export function gasAsked({ requests }: Pick<FaultNode, 'requests'>): number[] {
  return requests.flat().flatMap(({ method, params }) => {
    if (method === 'eth_call') return [one.parse(params)[0].gas]
    if (method !== 'eth_simulateV1') return []
    return several.parse(params)[0].blockStateCalls.flatMap(({ calls }) => calls.map(({ gas }) => gas))
  })
}
