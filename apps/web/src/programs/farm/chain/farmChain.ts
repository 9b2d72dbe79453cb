import { readFarmPools } from '@love/protocol/actions/readFarmPools'
import type { Farm } from '@love/protocol/farm/farm'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { chainSetup } from '../../../chain/chainSetup.ts'
import { type FarmNumbers, farmMark, readFarmNumbers } from '../../../chain/farm/readFarmNumbers.ts'
import { holdingsKey } from '../../../chain/holdings/holdingsKey.ts'
import { observePairs } from '../../../chain/readings/chainReadings.ts'
import { observe } from '../../../chain/readings/observe.ts'
import { observeAll } from '../../../chain/readings/observeAll.ts'

// The part of the farm that needs the chain's library: it comes only with a wallet, by choice, or without a snapshot.

/** Pairs, the farm and, with an account, its stakes: asked for in one go, so all of it comes in one request. */
export function observeFarm(account: Address | undefined) {
  const { access } = chainSetup()
  return observeAll({
    pairs: observePairs(),
    farm: observe(farmQuery(access, account)),
    numbers: observe(farmNumbersQuery(access, account)),
  })
}

/** For what is about to be sent: the figures of right now. */
export function readFarmNow(account: Address | undefined): Promise<Farm> {
  const { access, queryClient } = chainSetup()
  return queryClient.fetchQuery({ ...farmQuery(access, account), staleTime: 0, retry: false })
}

/** The farm that was just read has them: the first look comes when the next block may be there. */
const notLookedYet: FarmNumbers = { block: 0n, mark: '' }

/** The newest block, and a look whether what the farm said before it still holds. If not, the farm is read again. */
function farmNumbersQuery(access: ChainAccess, account: Address | undefined) {
  const { client, deployment } = access
  const { queryKey } = farmQuery(access, account)
  return queryOptions({
    queryKey: ['farmNumbers', deployment.chainId, account?.toLowerCase()],
    queryFn: async ({ client: queries }) => {
      const known = () => queries.getQueryData<Farm>(queryKey)
      const lpTokens = known()?.pools.map(({ lpToken }) => lpToken) ?? []
      const numbers = await readFarmNumbers(client, { deployment, lpTokens })
      const farm = known()
      if (farm && numbers.block > farm.block && numbers.mark !== farmMark(farm))
        void queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
      return numbers
    },
    initialData: notLookedYet,
    refetchInterval: chainDefaults.pollingMs,
    meta: { isKept: false },
  })
}

/**
 * What is earned follows from one reading and the block number, so the farm is read again only rarely, when a
 * transaction of the account is in a block, and when its figures have changed (`farmNumbersQuery`).
 */
const slowMs = 60_000

/** Stakes and LP tokens are holdings: they are asked for again with all others after a transaction. */
function farmQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  const queryKey = [...holdingsKey(deployment.chainId, account), 'farm']
  return queryOptions({
    queryKey,
    queryFn: ({ client: queries }) => {
      const known = queries.getQueryData<Farm>(queryKey)?.pools.map(({ lpToken }) => lpToken)
      return readFarmPools(client, { deployment, account, known })
    },
    refetchInterval: slowMs,
    staleTime: slowMs,
  })
}
