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
  const short = isShort ? ` Pending rewards exceed the LOVE available by ${loveAmount(owed - payable)}.` : ''
  return {
    perDay,
    perDayText: `${formatDecimal(toDecimal(perDay, 18))} LOVE`,
    owedText: loveAmount(owed),
    heldText: loveAmount(held),
    paidPart,
    isShort,
    payText: isShort ? `only ${loveAmount(payable)}` : 'in full',
    mintText: mayMint === false ? 'minting stopped' : loveAmount(unminted),
    words: `${stateWords(stopped, mayMint)}${short}`,
  }
}

function stateWords(stopped: string | undefined, mayMint: boolean | undefined): string {
  if (stopped) return `No emissions: ${stopped}.`
  return mayMint === undefined
    ? 'This LOVE contract does not report whether the farm can mint.'
    : 'New LOVE is minted every block while LP tokens are staked.'
}

function loveAmount(raw: bigint): string {
  return formatAmount({ raw, token: love })
}
