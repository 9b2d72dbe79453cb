import type { Farm } from '@love/protocol/farm/farm'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { useMemo } from 'react'
import { useLazyReading } from '../../chain/readings/useLazyReading.ts'
import { holdOf, useGiven, useMarketPairs, useTrouble } from '../../chain/readings/usePublic.ts'
import { snapshotStore } from '../../chain/snapshot/snapshotStore.ts'
import { useConnection } from '../../wallet/connection.ts'
import { usePublicOptions } from '../../wallet/usePublicOptions.ts'
import type { FarmReadings } from './farmReadings.ts'

const loadChain = () => import('./chain/farmChain.ts')

/** What the server has given, until the chain has answered a page that asks it by itself. */
export function useFarmReadings() {
  const { address: account } = useConnection()
  const options = usePublicOptions()
  const given = useGiven(options)
  const own = useLazyReading(holdOf(options).isHeld ? undefined : `farm of ${account}`, async () =>
    (await loadChain()).observeFarm(account),
  )
  const failure = useTrouble(own, options)
  const market = useMarketPairs()
  const prices = own.data?.pairs ?? given
  const states = prices?.pairs
  // Nobody's stakes are in what is given.
  const farm = own.data?.farm ?? (account ? undefined : given?.farm)
  const read = farm?.block ?? 0n
  const seen = own.data?.numbers?.block ?? 0n
  // `pendingAt` computes up to it.
  const block = seen > read ? seen : read
  // The same while only time passes: all figures are computed from it.
  const readings = useMemo(
    (): FarmReadings => ({
      farm,
      farmFailure: failure,
      block,
      states,
      market: market.figures,
      marketFailure: market.failure,
      price: usdPrices(states ?? []),
    }),
    [farm, failure, block, states, market.figures, market.failure],
  )

  return {
    account,
    readings,
    // The prices are read with every block, so their age is that of what is shown.
    data: farm && prices,
    failure,
    readAgain: options.readsItself ? own.readAgain : snapshotStore.look,
    readNow: async (): Promise<Farm> => (await loadChain()).readFarmNow(account),
  }
}

export type FarmReading = ReturnType<typeof useFarmReadings>
