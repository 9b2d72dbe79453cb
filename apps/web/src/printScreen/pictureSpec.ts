import type { IconName } from '@love/ui98/iconNames'
import type { Address } from 'viem'
import type { ChartSeries } from '../chain/charts/chartData.ts'
import type { BlockTime } from '../chain/dataAge.ts'

/** An amount says what stands in its place while amounts are hidden: nothing, or words such as its percentage. */
type PictureText =
  | { readonly kind: 'public'; readonly text: string }
  | { readonly kind: 'amount'; readonly text: string; readonly instead?: string | undefined }

export type Tone = 'plain' | 'good' | 'bad'

export type PictureFact = { readonly label: string; readonly value: PictureText; readonly tone?: Tone }

export type PictureChart = {
  /** What it shows: “LOVE price, 7 days”. */
  readonly label: string
  readonly times: readonly number[]
  readonly series: ChartSeries
  /** Its axis is left out while amounts are hidden: the shape tells none. */
  readonly kind: PictureText['kind']
}

/** Everything that a picture may say, taken from the page at one moment. */
export type PictureSpec = {
  /** In the title bar: “LOVE-ETH - Pairs”. */
  readonly title: string
  readonly icon: IconName
  readonly name: string
  readonly account?: Address
  readonly headline: PictureFact
  /** Beside the headline: “+1.2% (24h)”. */
  readonly note?: { readonly text: string; readonly tone: Tone }
  readonly facts: readonly PictureFact[]
  readonly chart?: PictureChart | undefined
  readonly readAt: BlockTime
  readonly isOld: boolean
}

export function hasAmounts({ headline, facts, chart }: PictureSpec): boolean {
  return chart?.kind === 'amount' || [headline, ...facts].some(({ value }) => value.kind === 'amount')
}

export function publicText(text: string): PictureText {
  return { kind: 'public', text }
}

export function amountText(text: string, instead?: string): PictureText {
  return { kind: 'amount', text, instead }
}
