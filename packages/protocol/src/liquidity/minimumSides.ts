import { minimumReceived } from '../quotes/minimumReceived.ts'
import type { Sides } from './pool.ts'

/** Below these the ratio has moved further than the person allows, and the router refuses. */
export function minimumSides({ base, token }: Sides, slippageBasisPoints: bigint): Sides {
  return {
    base: minimumReceived(base, slippageBasisPoints),
    token: minimumReceived(token, slippageBasisPoints),
  }
}
