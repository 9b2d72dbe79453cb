import type { Expectation, Intent } from '@love/protocol/intents/intent'
import { eth, tokens } from '@love/protocol/tokens/tokens'
import type { SafeTx } from '@love/safe/safeTx'
import { type Address, maxUint256 } from 'viem'
import { network } from '../../../chain/network.ts'
import { mostCalls } from '../../../review/simulation/simulate.ts'
import { type SimulationState, useSimulation } from '../../../review/simulation/useSimulation.ts'
import { flatCalls } from './flatCalls.ts'

/** Nothing is promised: whatever changes is shown. */
const watched: readonly Expectation[] = tokens.flatMap((token) => {
  const address = token === eth ? 'ETH' : network.deployment.tokens[token.symbol]
  return address ? [{ token, address, least: -maxUint256 }] : []
})

/** The batch is simulated as a whole instead. */
export const manyCalls: SimulationState = { status: 'unavailable', words: `More than ${mostCalls} calls.` }

/** What it would do to the balances of the Safe if it were executed now; of no transaction nothing is simulated. */
export function useSafeSimulation(
  safe: Address,
  tx: SafeTx | undefined,
  { isOn }: { isOn: boolean },
): SimulationState {
  const flat = tx && flatCalls(tx)
  const isMany = flat !== undefined && flat.length > mostCalls
  const intent: Intent = {
    title: '',
    chainId: network.chain.id,
    account: safe,
    calls: (isMany ? [] : (flat ?? [])).map((call) => ({ words: '', ...call })),
    expects: watched,
  }
  const simulation = useSimulation(intent, {
    isOn: isOn && !isMany && flat !== undefined && flat.length > 0,
  })
  if (!flat) return { status: 'unavailable', words: 'Delegatecalls cannot be simulated.' }
  if (isMany) return manyCalls
  if (flat.length === 0) return { status: 'unavailable', words: 'The batch is empty.' }
  if (!('changes' in simulation)) return simulation
  return { ...simulation, changes: simulation.changes.filter(({ before, after }) => before !== after) }
}
