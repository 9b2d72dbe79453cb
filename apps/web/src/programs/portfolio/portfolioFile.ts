import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { exactAmount } from '@love/protocol/amounts/amount'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { toDecimal } from '@love/protocol/prices/fraction'
import { writeCsv } from '../../browser/csv/writeCsv.ts'
import type { SavedFile } from '../../browser/saveFile.ts'
import type { Currency, Money } from '../../chain/prices/createMoney.ts'
import type { Group, Item } from './portfolioGroups.ts'

export type PortfolioFileParameters = {
  portfolio: Portfolio
  groups: readonly Group[]
  money: Money
  currency: Currency
  nowMs: number
}

/** As many as the smallest price of two 18-decimals tokens needs; what is beyond is cut off. */
const decimals = 36

/** Every row stands for itself: amounts to the last digit, and whose they are, and as of when. */
export function portfolioFile(parameters: PortfolioFileParameters): SavedFile {
  const { portfolio, groups, currency, nowMs } = parameters
  const { account } = portfolio
  const header = [
    'Group',
    'Item',
    'Amount',
    'Unit',
    `Price in ${currency}`,
    `Value in ${currency}`,
    'Note',
    'Contract',
    'Account',
    'Block',
    'Time',
  ]
  const rows = groups.flatMap((group) => group.items.map((item) => rowOf(parameters, group, item)))
  const day = new Date(nowMs).toISOString().slice(0, 10)
  return {
    name: `love-portfolio-${account.slice(0, 6)}-${account.slice(-4)}-${day}.csv`,
    text: writeCsv([header, ...rows]),
    type: 'text/csv;charset=utf-8',
  }
}

function rowOf({ portfolio, money }: PortfolioFileParameters, group: Group, item: Item): readonly string[] {
  const { token, raw } = item
  const value = money.convert(item.value)
  return [
    group.title,
    item.name,
    raw === undefined ? '' : exactAmount({ raw, token }),
    token.symbol,
    decimalText(money.convert(item.price)),
    decimalText(value),
    isAvailable(value) ? '' : `n/a: ${value.unavailable}`,
    item.contract ?? '',
    portfolio.account,
    String(portfolio.block),
    new Date(Number(portfolio.timestamp) * 1_000).toISOString(),
  ]
}

function decimalText(figure: Figure): string {
  if (!isAvailable(figure)) return ''
  return toDecimal(figure, decimals).replace(/\.?0+$/, '')
}
