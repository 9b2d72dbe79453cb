import { readVault, type VaultState } from '@love/protocol/actions/readVault'
import { eth } from '@love/protocol/tokens/tokens'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { chainSetup } from '../../../chain/chainSetup.ts'
import { holdingsKey } from '../../../chain/holdings/holdingsKey.ts'
import { holdingsQuery } from '../../../chain/holdings/useHoldings.ts'
import { observePairs } from '../../../chain/readings/chainReadings.ts'
import { observe } from '../../../chain/readings/observe.ts'
import { observeAll } from '../../../chain/readings/observeAll.ts'
import { gasPriceQuery } from '../../../trading/fees/useGasPrice.ts'

// The part of the vault that needs the chain's library: it comes only with a wallet, by choice, or without a snapshot.

/** Pairs, the vault and, with an account, what is its own there and its ether: all in one request. */
export function observeFaith(account: Address | undefined) {
  const { access } = chainSetup()
  return observeAll({
    pairs: observePairs(),
    vault: observe(vaultQuery(access, account)),
    holdings: observe(holdingsQuery(access, { account, tokens: [eth] })),
    gasPrice: observe(gasPriceQuery(access)),
  })
}

/** For what is about to be sent: the figures of right now. */
export function readVaultNow(account: Address | undefined): Promise<VaultState> {
  const { access, queryClient } = chainSetup()
  return queryClient.fetchQuery({ ...vaultQuery(access, account), staleTime: 0, retry: false })
}

/** Shares are holdings: they are asked for again with all others after a transaction. */
function vaultQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'vault'],
    queryFn: () => readVault(client, { deployment, account }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
