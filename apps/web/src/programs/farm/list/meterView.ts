import { formatAmount } from '@love/protocol/amounts/amount'
import type { Farm } from '@love/protocol/farm/farm'
import { type RewardMeter, rewardMeter } from '@love/protocol/farm/rewardMeter'
import { formatDecimal } from '@love/protocol/format/formatNumber'
import { toDecimal } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'

export type MeterView = Pick<RewardMeter, 'perDay'> & {
  readonly perDayText: string
  readonly owedText: string
  readonly heldText: string
  /** Of what is owed, 0 to 1. */
  readonly paidPart: number
  readonly payText: string
  readonly isShort: boolean
  readonly mintText: string
  readonly words: string
}

export function meterView(farm: Farm): MeterView {
  const { perDay, stopped, owed, held, payable, unminted, mayMint } = rewardMeter(farm)
  const isShort = payable < owed
  // In thousandths, cut: a farm that is short of a little never looks as if it could pay all.
  const paidPart = owed > 0n ? Number((payable * 1_000n) / owed) / 1_000 : 1
  const short = isShort ? ` It owes ${loveAmount(owed - payable)} more than it can pay.` : ''
  return {
    perDay,
    perDayText: `${formatDecimal(toDecimal(perDay, 18))} LOVE`,
    owedText: loveAmount(owed),
    heldText: loveAmount(held),
    paidPart,
    isShort,
    payText: isShort ? `only ${loveAmount(payable)}` : 'all that it owes',
    mintText: mayMint === false ? 'not any more' : loveAmount(unminted),
    words: `${stateWords(stopped, mayMint)}${short}`,
  }
}

function stateWords(stopped: string | undefined, mayMint: boolean | undefined): string {
  if (stopped) return `0 LOVE are paid at the moment: ${stopped}.`
  return mayMint === undefined
    ? 'This LOVE does not tell whether the farm may mint it.'
    : 'New LOVE is minted for every block, as long as somebody is staked.'
}

function loveAmount(raw: bigint): string {
  return formatAmount({ raw, token: love })
}
