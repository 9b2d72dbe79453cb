import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import type { Worth } from '@love/protocol/history/positions/worth'
import { minus } from '@love/protocol/history/positions/worth'
import { definedIcon } from '../../../chain/definedIcon.ts'
import type { Currency } from '../../../chain/prices/createMoney.ts'
import {
  amountText,
  type PictureFact,
  type PictureSpec,
  publicText,
  type Tone,
} from '../../../printScreen/pictureSpec.ts'
import type { PositionView } from './positionViews.ts'
import { changeWords, isLess, partWords, worthWords } from './worthWords.ts'

type PositionPictureParameters = {
  view: PositionView
  currency: Currency
  portfolio: Portfolio
  isOld: boolean
}

/** Profit first; with hidden amounts what it is of what was paid. */
export function positionPicture({
  view,
  currency,
  portfolio,
  isOld,
}: PositionPictureParameters): PictureSpec {
  const { name, asset, now, cost, value, profit, harvested, waiting, ofPaid, inYear, contradicts } = view
  const change = (label: string, worth: Worth | undefined): PictureFact => ({
    label,
    value: amountText(worth ? changeWords(worth, currency) : 'n/a'),
    tone: toneOf(worth, currency),
  })
  const part = (label: string, of: bigint | undefined): PictureFact => ({
    label,
    value: publicText(of === undefined ? 'n/a' : partWords(of)),
    tone: of === undefined || of === 0n ? 'plain' : of < 0n ? 'bad' : 'good',
  })
  return {
    title: `${name} - Profit and loss`,
    icon: definedIcon(asset),
    name,
    account: portfolio.account,
    headline: {
      label: 'Profit',
      value: amountText(
        profit ? changeWords(profit, currency) : 'n/a',
        ofPaid === undefined ? 'n/a' : partWords(ofPaid),
      ),
      tone: toneOf(profit, currency),
    },
    facts: [
      ...(contradicts
        ? [{ label: 'Not verified', value: publicText('differs from chain'), tone: 'bad' } as const]
        : []),
      // While amounts are hidden it is the headline.
      {
        ...part('Return', ofPaid),
        value: amountText(ofPaid === undefined ? 'n/a' : partWords(ofPaid)),
      },
      part('Annualized', inYear),
      { label: 'Cost', value: amountText(view.known > 0n ? worthWords(cost, currency) : 'unknown') },
      { label: 'Worth now', value: amountText(value ? worthWords(value, currency) : 'n/a') },
      ...(harvested.raw > 0n ? [change('Rewards harvested', harvested.worth)] : []),
      ...(waiting.raw > 0n ? [change('Rewards waiting', waiting.worth)] : []),
      change(name === 'FAITH' ? 'Earned by the vault' : 'Trading fees', now?.growth),
      change('Against holding', now && minus(now.value, now.held)),
    ],
    readAt: portfolio,
    isOld,
  }
}

function toneOf(worth: Worth | undefined, currency: Currency): Tone {
  if (!worth) return 'plain'
  return isLess(worth, currency) ? 'bad' : 'good'
}
