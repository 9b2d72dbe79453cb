import { readFarmPools } from '@love/protocol/actions/readFarmPools'
import type { Farm } from '@love/protocol/farm/farm'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { type ChainAccess, useChain } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { type FarmNumbers, farmMark, readFarmNumbers } from '../../chain/farm/readFarmNumbers.ts'
import { holdingsKey } from '../../chain/holdings/holdingsKey.ts'
import type { PublicOptions } from '../../chain/readings/reading.ts'
import { holdOf, orGiven, useGiven, useMarketPairs } from '../../chain/readings/usePublic.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { useReading } from '../../chain/useReading.ts'
import { useConnection } from '../../wallet/connection.ts'
import { usePublicOptions } from '../../wallet/usePublicOptions.ts'
import type { FarmReadings } from './farmReadings.ts'

/** Asked for in one go, so all that comes from the chain comes in one request. */
export function useFarmReadings() {
  const { address: account } = useConnection()
  const options = usePublicOptions()
  const given = useGiven(options)
  const reserves = orGiven(usePairs(holdOf(options)), given, options)
  // Nobody's stakes are in what is given.
  const farm = useFarm(account, account ? undefined : given?.farm, options)
  const market = useMarketPairs()
  const states = reserves.data?.pairs
  // The same while only time passes: all figures are computed from it.
  const readings = useMemo(
    (): FarmReadings => ({
      farm: farm.data,
      farmFailure: farm.failure,
      block: farm.block,
      states,
      market: market.figures,
      marketFailure: market.failure,
      price: usdPrices(states ?? []),
    }),
    [farm.data, farm.failure, farm.block, states, market.figures, market.failure],
  )

  async function readAgain() {
    await Promise.all([reserves.readAgain(), farm.readAgain()])
  }

  return {
    account,
    readings,
    // The prices are read with every block, so their age is that of what is shown.
    data: farm.data && reserves.data,
    failure: reserves.failure ?? farm.failure,
    readAgain,
    readNow: farm.readNow,
  }
}

export type FarmReading = ReturnType<typeof useFarmReadings>

/** The farm and, with an account, its stakes. `block` is newer than the reading: `pendingAt` computes up to it. */
function useFarm(account: Address | undefined, given: Farm | undefined, options: PublicOptions) {
  const access = useChain()
  const queryClient = useQueryClient()
  const own = useReading(farmQuery(access, account), holdOf(options))
  const farm = orGiven(own, given, options)
  const numbers = useReading(farmNumbersQuery(access, account), { isHeld: own.data === undefined })
  const read = farm.data?.block ?? 0n
  const seen = numbers.data?.block ?? 0n

  /** For what is about to be sent: the figures of right now. */
  function readNow(): Promise<Farm> {
    return queryClient.fetchQuery({ ...farmQuery(access, account), staleTime: 0, retry: false })
  }

  return {
    data: farm.data,
    failure: farm.failure ?? numbers.failure,
    readAgain: farm.readAgain,
    block: seen > read ? seen : read,
    readNow,
  }
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
