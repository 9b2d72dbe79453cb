import type { Amount } from '@love/protocol/amounts/amount'
import type { Intent } from '@love/protocol/intents/intent'
import { eth } from '@love/protocol/tokens/tokens'
import { useQuery } from '@tanstack/react-query'
import { getBalance, getGasPrice } from 'viem/actions'
import { type NetworkCost, totalCost } from '../activity/networkCost.ts'
import { useChain } from '../chain/chainContext.ts'
import { type CallPlan, callsWithoutPermits } from './planCalls.ts'

export type NetworkFee = {
  readonly fee: Amount
  /** Too little ether for the fee and for what is sent along. */
  readonly isTooHigh: boolean
  /** Of each call without permits. */
  readonly costs: readonly NetworkCost[]
}

const repeatMs = 12_000

/** What the network takes for this much gas now; undefined until both are known. */
export function useNetworkFee(
  intent: Intent,
  { gas, isOn }: { gas: readonly bigint[] | undefined; isOn: boolean },
): NetworkFee | undefined {
  const { client } = useChain()
  const { account, chainId } = intent
  const { data } = useQuery({
    queryKey: ['network fee', chainId, account],
    queryFn: async () => {
      const [gasPrice, balance] = await Promise.all([
        getGasPrice(client),
        getBalance(client, { address: account }),
      ])
      return { gasPrice, balance }
    },
    refetchInterval: repeatMs,
    enabled: isOn,
    meta: { isKept: false },
  })
  if (!data || gas === undefined) return undefined
  const sent = callsWithoutPermits(intent).reduce((sum, { value }) => sum + value, 0n)
  const costs = gas.map((used) => ({ gas: used, fee: used * data.gasPrice }))
  const { fee: raw } = totalCost(costs)
  return { fee: { raw, token: eth }, isTooHigh: data.balance < sent + raw, costs }
}

/** Of each call that the wallet is asked for; nothing where a signature stands for calls that were simulated. */
export function plannedCosts(
  { calls }: Pick<CallPlan, 'calls'>,
  costs: readonly NetworkCost[],
): readonly NetworkCost[] | undefined {
  if (calls.every(({ permit }) => !permit)) return costs
  return calls.length === 1 ? [totalCost(costs)] : undefined
}
