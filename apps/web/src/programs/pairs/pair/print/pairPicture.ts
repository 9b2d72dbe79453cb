import { isAvailable } from '@love/protocol/prices/figure'
import type { ChartData } from '../../../../chain/charts/chartData.ts'
import { definedIcon } from '../../../../chain/definedIcon.ts'
import { type Freshness, isOld } from '../../../../chain/freshness/freshnessOf.ts'
import type { Money } from '../../../../chain/prices/createMoney.ts'
import { shownText } from '../../../../chain/prices/shownFigure.ts'
import { type PictureFact, type PictureSpec, publicText } from '../../../../printScreen/pictureSpec.ts'
import type { PairRow } from '../../pairRows.ts'
import { type PairCell, pairShown } from '../../pairShown.ts'

export type PairPictureParameters = {
  row: PairRow
  money: Money
  freshness: Freshness
  /** As it is on the page, if it is. */
  chart: { readonly label: string; readonly data: ChartData } | undefined
}

/** Everything of it is public. Undefined before the chain has said anything of the pair. */
export function pairPicture({
  row,
  money,
  freshness,
  chart,
}: PairPictureParameters): PictureSpec | undefined {
  if (!('readAt' in freshness)) return undefined
  const { pair, figures } = row
  const shown = pairShown(row, money)
  const textOf = (cell: PairCell) => publicText(shownText(shown[cell]) ?? 'n/a')
  const fact = (label: string, cell: PairCell): PictureFact => ({ label, value: textOf(cell) })
  const change = isAvailable(figures.change) ? figures.change.numerator : 0n
  const price = chart?.data.series[0]
  return {
    title: `${pair.name} - Pairs`,
    icon: definedIcon(pair),
    name: pair.name,
    headline: { label: 'Price', value: textOf('price') },
    note: {
      text: `${textOf('change').text} (24h)`,
      tone: change === 0n ? 'plain' : change < 0n ? 'bad' : 'good',
    },
    facts: [
      fact(`1 ${pair.other.symbol}`, 'inverseRate'),
      fact(`${pair.other.symbol} reserve`, 'other'),
      fact(`${pair.base.symbol} reserve`, 'base'),
      fact('Liquidity', 'liquidity'),
      fact('24h volume', 'volume'),
      fact('24h fees', 'fees'),
      fact('Total APR', 'apr'),
    ],
    chart: chart && price && { label: chart.label, times: chart.data.times, series: price, kind: 'public' },
    readAt: freshness.readAt,
    isOld: isOld(freshness),
  }
}
