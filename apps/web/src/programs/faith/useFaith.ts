import { readVault, type VaultState } from '@love/protocol/actions/readVault'
import type { Figure } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { eth, love } from '@love/protocol/tokens/tokens'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type ChainAccess, useChain } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { holdingsKey } from '../../chain/holdings/holdingsKey.ts'
import { useHoldings } from '../../chain/holdings/useHoldings.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { createMoney, type Money } from '../../chain/prices/createMoney.ts'
import type { PublicOptions } from '../../chain/readings/reading.ts'
import { holdOf, orGiven, useGiven } from '../../chain/readings/usePublic.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { useReading } from '../../chain/useReading.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import { useGasPrice } from '../../trading/fees/useGasPrice.ts'
import { useConnection } from '../../wallet/connection.ts'
import { usePublicOptions } from '../../wallet/usePublicOptions.ts'
import { type FaithFigures, faithFigures } from './faithFigures.ts'

/** All that the window knows; what is undefined has not come yet, or nobody is connected. */
export type FaithReading = {
  readonly account: Address | undefined
  readonly vault: VaultState | undefined
  readonly figures: FaithFigures
  readonly lovePrice: Figure
  readonly money: Money
  readonly ether: bigint | undefined
  readonly gasPrice: bigint | undefined
}

export function useFaith() {
  const { address: account } = useConnection()
  const { currency } = usePreferences()
  const options = usePublicOptions()
  const given = useGiven(options)
  // Nobody's shares are in what is given.
  const vault = useVault(account, account ? undefined : given?.vault, options)
  const states = orGiven(usePairs(holdOf(options)), given, options)
  const holdings = useHoldings({ account, tokens: [eth] })
  const gasPrice = useGasPrice({ isHeld: !account })
  const price = states.data ? usdPrices(states.data.pairs) : () => beingRead
  const lovePrice = price(love)
  const reading: FaithReading = {
    account,
    vault: vault.data,
    figures: faithFigures(vault.data, lovePrice),
    lovePrice,
    money: createMoney(currency, price),
    ether: holdings.data?.balances[eth.symbol],
    gasPrice,
  }

  async function readAgain() {
    await Promise.all([vault.readAgain(), states.readAgain(), account && holdings.readAgain()])
  }

  return {
    reading,
    data: vault.data,
    failure: vault.failure,
    readAgain,
    readNow: vault.readNow,
  }
}

/** The vault and, with an account, what is its own there. */
function useVault(account: Address | undefined, given: VaultState | undefined, options: PublicOptions) {
  const access = useChain()
  const queryClient = useQueryClient()
  const own = useReading(vaultQuery(access, account), holdOf(options))

  /** For what is about to be sent: the figures of right now. */
  function readNow(): Promise<VaultState> {
    return queryClient.fetchQuery({ ...vaultQuery(access, account), staleTime: 0, retry: false })
  }

  return { ...orGiven(own, given, options), readNow }
}

/** Shares are holdings: they are asked for again with all others after a transaction. */
function vaultQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'vault'],
    queryFn: () => readVault(client, { deployment, account }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
