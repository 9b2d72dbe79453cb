import type { Intent, IntentCall } from '@love/protocol/intents/intent'
import { isReadableCall, unreadableWords } from '@love/safe/readable'
import { isAddressEqual } from 'viem'
import { wrongNetworkText } from '../chain/errorText.ts'
import type { Connection } from '../wallet/connection.ts'
import type { SimulationState } from './simulation/useSimulation.ts'

/** Why nothing can be sent now, and which window would help. */
export type Obstacle = { readonly words: string; readonly remedy?: 'connect' | 'switch' | undefined }

export type ObstacleParameters = {
  readonly connection: Pick<Connection, 'address' | 'isConnected' | 'isSupported'>
  readonly hasAgreed: boolean
  readonly account: Intent['account']
  /** What the wallet would be asked. */
  readonly calls: readonly IntentCall[]
  readonly hold: string | undefined
  readonly simulation: SimulationState
  /** What the wallet can do is still unknown. */
  readonly isAsking: boolean
  readonly typedWord: string | undefined
  readonly typed: string
}

/** The first thing that is in the way; nothing when the wallet may be asked. */
export function findObstacle(parameters: ObstacleParameters): Obstacle | undefined {
  const { hasAgreed, hold, isAsking, typedWord, typed } = parameters
  const words = hasAgreed ? hold : 'Agree to the terms first.'
  const simulated = simulationObstacle(parameters.simulation)
  return (
    unreadableObstacle(parameters) ??
    walletObstacle(parameters) ??
    (words ? { words } : undefined) ??
    (simulated ? { words: simulated } : undefined) ??
    (isAsking ? { words: 'Checking what your wallet supports…' } : undefined) ??
    (typedWord && typed.trim() !== typedWord ? { words: `Type ${typedWord} above to continue.` } : undefined)
  )
}

/** Nothing that the person could do would help. */
function unreadableObstacle({ calls }: ObstacleParameters): Obstacle | undefined {
  return calls.every(isReadableCall)
    ? undefined
    : { words: `${unreadableWords} You cannot send it from here.` }
}

function walletObstacle({
  connection: { address, isConnected, isSupported },
  account,
}: ObstacleParameters): Obstacle | undefined {
  if (!isConnected || !address) return { words: 'No wallet is connected.', remedy: 'connect' }
  if (!isSupported) return { words: wrongNetworkText, remedy: 'switch' }
  if (!isAddressEqual(address, account))
    return { words: 'Your wallet switched accounts. Close this and start again.' }
  return undefined
}

function simulationObstacle(simulation: SimulationState): string | undefined {
  switch (simulation.status) {
    case 'simulating':
      return 'Simulating…'
    case 'stale':
      return 'The simulation is out of date. Simulating again…'
    case 'fails':
      return 'This transaction would fail and was blocked.'
    case 'odd':
      return 'The simulation result is invalid, so this transaction was blocked.'
    case 'short':
      return 'The result is worse than your limit. Blocked.'
    case 'fine':
    case 'unavailable':
      return undefined
    default:
      return simulation satisfies never
  }
}
