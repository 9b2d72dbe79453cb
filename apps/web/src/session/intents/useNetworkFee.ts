import type { Amount } from '@love/protocol/amounts/amount'
import type { Intent } from '@love/protocol/intents/intent'
import { eth } from '@love/protocol/tokens/eth'
import { useQuery } from '@tanstack/react-query'
import { getBalance, getGasPrice } from 'viem/actions'
import { useChain } from '../../chain/chainContext.ts'
import { callsWithoutPermits } from './planCalls.ts'

export type NetworkFee = {
  readonly fee: Amount
  /** Too little ether for the fee and for what is sent along. */
  readonly isTooHigh: boolean
}

const repeatMs = 12_000

/** What the network takes for this much gas now; undefined until both are known. */
export function useNetworkFee(
  intent: Intent,
  { gas, isOn }: { gas: bigint | undefined; isOn: boolean },
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
  const raw = gas * data.gasPrice
  return { fee: { raw, token: eth }, isTooHigh: data.balance < sent + raw }
}
