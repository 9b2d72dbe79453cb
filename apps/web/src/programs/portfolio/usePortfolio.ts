import { type Portfolio, readPortfolio } from '@love/protocol/actions/readPortfolio'
import { type QueryFunctionContext, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { saveFile } from '../../browser/saveFile.ts'
import { type ChainAccess, useChain } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { isOld } from '../../chain/freshness/freshnessOf.ts'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { holdingsKey } from '../../chain/holdings/holdingsKey.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { sumOf } from '../../chain/prices/sumOf.ts'
import { useReading } from '../../chain/useReading.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import { portfolioFile } from './portfolioFile.ts'
import { portfolioGroups, shownGroups } from './portfolioGroups.ts'
import { portfolioPrices } from './portfolioPrices.ts'

export type UsePortfolioParameters = { account: Address | undefined; withZeros: boolean }

/** What was found of an account, with its sum in the preferred currency; nothing without an account. */
export function usePortfolio({ account, withZeros }: UsePortfolioParameters) {
  const { currency } = usePreferences()
  const access = useChain()
  const queryClient = useQueryClient()
  const reading = useReading(portfolioQuery(access, account))
  const { freshness, retry } = useFreshness(reading)
  const { data } = reading
  const groups = data ? shownGroups(portfolioGroups(data), { withZeros }) : []
  const money = createMoney(currency, data ? portfolioPrices(data).ofToken : () => beingRead)
  const items = groups.flatMap((group) => group.items)
  const total = sumOf(items.map(({ value }) => money.convert(value)))

  function save() {
    if (!data) return
    saveFile(portfolioFile({ portfolio: data, groups, money, currency, nowMs: access.clock.now() }))
  }

  /** With the values of the past, where the server tells them in time. */
  async function take() {
    if (!data) return undefined
    const [{ portfolioPicture }, { readTimelineChart }] = await Promise.all([
      import('./print/portfolioPicture.ts'),
      import('./print/readTimelineChart.ts'),
    ])
    const chart = await readTimelineChart(queryClient, data)
    return portfolioPicture({ portfolio: data, groups, money, total, chart, isOld: isOld(freshness) })
  }

  return { data, freshness, retry, groups, money, count: items.length, total, save: data && save, take }
}

function portfolioQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'portfolio'],
    queryFn: account
      ? ({ client: cache, queryKey }: QueryFunctionContext) => {
          const previous = cache.getQueryData<Portfolio>(queryKey)
          return readPortfolio(client, { deployment, account, previous })
        }
      : skipToken,
    refetchInterval: chainDefaults.pollingMs,
    // Whom somebody looked at is nobody's business tomorrow.
    meta: { isKept: false },
  })
}
