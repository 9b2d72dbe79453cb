import type { Expectation, Intent } from '@love/protocol/intents/intent'
import { eth, tokens } from '@love/protocol/tokens/tokens'
import type { SafeTx } from '@love/safe/safeTx'
import { type Address, maxUint256 } from 'viem'
import { network } from '../../../chain/network.ts'
import { type RehearsalState, useRehearsal } from '../../../review/rehearsal/useRehearsal.ts'
import { flatCalls } from './flatCalls.ts'

/** Nothing is promised: whatever changes is shown. */
const watched: readonly Expectation[] = tokens.flatMap((token) => {
  const address = token === eth ? 'ETH' : network.deployment.tokens[token.symbol]
  return address ? [{ token, address, least: -maxUint256 }] : []
})

/** What it would do to the balances of the Safe if it were executed now; of no transaction nothing is rehearsed. */
export function useSafeRehearsal(
  safe: Address,
  tx: SafeTx | undefined,
  { isOn }: { isOn: boolean },
): RehearsalState {
  const flat = tx && flatCalls(tx)
  const intent: Intent = {
    title: '',
    chainId: network.chain.id,
    account: safe,
    calls: (flat ?? []).map((call) => ({ words: '', ...call })),
    expects: watched,
  }
  const rehearsal = useRehearsal(intent, { isOn: isOn && flat !== undefined && flat.length > 0 })
  if (!flat) return { status: 'unavailable', words: 'Code that runs as the Safe itself cannot be rehearsed.' }
  if (flat.length === 0) return { status: 'unavailable', words: 'The batch is empty.' }
  if (!('changes' in rehearsal)) return rehearsal
  return { ...rehearsal, changes: rehearsal.changes.filter(({ before, after }) => before !== after) }
}
