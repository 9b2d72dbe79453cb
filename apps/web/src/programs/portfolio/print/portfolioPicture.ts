import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { combine, type Figure, isAvailable } from '@love/protocol/prices/figure'
import { invert, multiply } from '@love/protocol/prices/fraction'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { formatRate } from '../../../chain/prices/formatChange.ts'
import type { Sum } from '../../../chain/prices/sumOf.ts'
import {
  amountText,
  type PictureChart,
  type PictureFact,
  type PictureSpec,
  publicText,
} from '../../../printScreen/pictureSpec.ts'
import { mostFacts } from '../../../printScreen/shownPicture.ts'
import type { Group } from '../portfolioGroups.ts'

type PortfolioPictureParameters = {
  portfolio: Portfolio
  groups: readonly Group[]
  money: Money
  total: Sum
  chart: PictureChart | undefined
  isOld: boolean
}

/** The total, and what is worth most in it with its part of the total; nothing of an account that has nothing. */
export function portfolioPicture(parameters: PortfolioPictureParameters): PictureSpec | undefined {
  const { portfolio, groups, money, total, chart, isOld } = parameters
  const items = groups.flatMap((group) =>
    group.items
      .filter(({ raw }) => raw !== 0n)
      .map(({ name, value }) => ({
        label: `${name}${endings[group.title] ?? ''}`,
        value: money.convert(value),
      })),
  )
  if (items.length === 0) return undefined
  const sorted = items.toSorted((a, b) => compare(b.value, a.value))
  const first = sorted.length > mostFacts ? sorted.slice(0, mostFacts - 1) : sorted
  const others = sorted.length - first.length
  return {
    title: 'Portfolio',
    icon: 'portfolio',
    name: 'Portfolio',
    account: portfolio.account,
    headline: {
      label: 'Total',
      value: amountText(money.format(total.value), items.length === 1 ? '1 asset' : `${items.length} assets`),
    },
    facts: [
      ...first.map(({ label, value }): PictureFact => ({ label, value: valueText(value, parameters) })),
      ...(others > 0
        ? [{ label: 'Others', value: publicText(others === 1 ? '1 asset' : `${others} assets`) }]
        : []),
    ],
    chart,
    readAt: portfolio,
    isOld,
  }
}

/** A pair is in the wallet and in the farm by the same name. */
const endings: Readonly<Record<string, string>> = {
  'Liquidity in wallet': ' LP',
  'Farm stakes': ' staked',
}

function valueText(value: Figure, { money, total }: PortfolioPictureParameters) {
  const part =
    total.value.numerator === 0n ? value : combine([value], (one) => multiply(one, invert(total.value)))
  return isAvailable(value)
    ? amountText(money.format(value), isAvailable(part) ? formatRate(part) : 'n/a')
    : amountText('n/a', 'n/a')
}

/** What has no price comes last. */
function compare(a: Figure, b: Figure): number {
  if (!isAvailable(a) || !isAvailable(b)) return Number(isAvailable(a)) - Number(isAvailable(b))
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}
