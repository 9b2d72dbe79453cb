import type { Address } from 'viem'
import { useChain } from '../../chain/chainContext.ts'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { useReading } from '../../chain/useReading.ts'
import { usePreferences } from '../../session/preferences.ts'
import { saveFile } from '../../session/saveFile.ts'
import { portfolioFile } from './portfolioFile.ts'
import { portfolioGroups, shownGroups } from './portfolioGroups.ts'
import { portfolioPrices } from './portfolioPrices.ts'
import { portfolioQuery } from './portfolioQuery.ts'
import { sumOf } from './sumOf.ts'

export type UsePortfolioParameters = { account: Address | undefined; withZeros: boolean }

/** What was found of an account, with its sum in the preferred currency; nothing without an account. */
export function usePortfolio({ account, withZeros }: UsePortfolioParameters) {
  const { currency } = usePreferences()
  const access = useChain()
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

  return { freshness, retry, groups, money, count: items.length, total, save: data && save }
}
