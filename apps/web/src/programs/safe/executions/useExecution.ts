import type { IntentCall } from '@love/protocol/intents/intent'
import { isExecution } from '@love/safe/isExecution'
import { deployedSafe } from '@love/safe/make/deployedSafe'
import { plannedFacts } from '@love/safe/make/plannedFacts'
import { planQueue, type QueueReply, type SimulatedStep } from '@love/safe/simulation/queueSimulation'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isAddressEqual } from 'viem'
import { network } from '../../../chain/network.ts'
import { stringifyBigints } from '../../../storage/bigintJson.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { useSafeFacts } from '../review/useSafeFacts.ts'
import { useQueueSimulation } from '../simulation/useQueueSimulation.ts'
import { watchedTokens } from '../simulation/watchedTokens.ts'
import { executionIn } from './executionIn.ts'
import { type PlacedExecution, placeExecutions } from './placeExecutions.ts'

export type ExecutionReading = {
  /** Undefined while the chain is read. */
  readonly facts: SafeFacts | undefined
  /** Why the chain could not be read. */
  readonly problem: string | undefined
  /** `refused`: owners have not signed it for any nonce that comes next. Undefined while that is checked. */
  readonly placed: PlacedExecution | 'refused' | undefined
  /** Of all executions of this Safe together; undefined while they are simulated. */
  readonly reply: QueueReply | undefined
  /** What came of this one. */
  readonly step: SimulatedStep | undefined
}

/** One execution of a list, checked and simulated after those of the same Safe that stand before it. */
export function useExecution(calls: readonly IntentCall[], call: IntentCall): ExecutionReading {
  const safe = call.to
  const own = calls.filter((one) => isExecution(one) && isAddressEqual(one.to, safe))
  const { data: read, error } = useSafeFacts(safe)
  const planned = useMemo(() => deployedBefore(calls, call), [calls, call])
  const facts = planned ?? read
  const { data: placed } = useQuery({
    queryKey: ['executions', stringifyBigints(facts), own.map(({ data }) => data)],
    queryFn: facts ? () => placeExecutions(facts, own.map(executionIn)) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { isKept: false },
  })
  const simulated = (placed ?? []).flatMap((one) => one ?? [])
  const transactions = simulated.map(({ tx }) => tx)
  const { reply } = useQueueSimulation(
    safe,
    !planned && transactions.length > 0
      ? planQueue({ safe, transactions, tokens: watchedTokens })
      : undefined,
  )
  const found = placed?.[own.indexOf(call)]
  return {
    facts,
    problem: !facts && error ? gatewayErrorText(error) : undefined,
    placed: placed && (found ?? 'refused'),
    reply: planned ? notSimulated : reply,
    step: found && reply?.status === 'done' ? reply.steps[simulated.indexOf(found)] : undefined,
  }
}

/** There is nothing yet that a node could be asked about: the simulation of all calls together says whether it works. */
const notSimulated: QueueReply = { status: 'unavailable', reason: 'This Safe is not deployed yet.' }

/** Where the same list deploys the Safe first: what it will then be. */
function deployedBefore(calls: readonly IntentCall[], { to }: IntentCall): SafeFacts | undefined {
  for (const call of calls) {
    const made = deployedSafe(call)
    const facts = made && plannedFacts(made, network.chain.id)
    if (facts && isAddressEqual(facts.safe, to)) return facts
  }
  return undefined
}
