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
    (isAsking ? { words: 'Asking your wallet what it can do…' } : undefined) ??
    (typedWord && typed.trim() !== typedWord ? { words: `Type “${typedWord}” above to go on.` } : undefined)
  )
}

/** Nothing that the person could do would help. */
function unreadableObstacle({ calls }: ObstacleParameters): Obstacle | undefined {
  return calls.every(isReadableCall)
    ? undefined
    : { words: `${unreadableWords} It cannot be sent from here.` }
}

function walletObstacle({
  connection: { address, isConnected, isSupported },
  account,
}: ObstacleParameters): Obstacle | undefined {
  if (!isConnected || !address) return { words: 'No wallet is connected.', remedy: 'connect' }
  if (!isSupported) return { words: wrongNetworkText, remedy: 'switch' }
  if (!isAddressEqual(address, account))
    return { words: 'Your wallet uses another account now. Close this and start again.' }
  return undefined
}

function simulationObstacle(simulation: SimulationState): string | undefined {
  switch (simulation.status) {
    case 'simulating':
      return 'It is being simulated…'
    case 'stale':
      return 'The simulation is too old. It is being repeated…'
    case 'fails':
      return 'It would fail, so it is not sent.'
    case 'odd':
      return 'The simulation makes no sense, so it is not sent.'
    case 'short':
      return 'It would do less than it promises, so it is not sent.'
    case 'fine':
    case 'unavailable':
      return undefined
    default:
      return simulation satisfies never
  }
}
