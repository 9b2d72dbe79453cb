import { formatUnits } from 'viem'
import { formatDecimal } from '../format/formatDecimal.ts'
import type { Amount } from './amount.ts'

/** For tables and labels: rounded down, so that nobody sees more than there is. */
export function formatAmount({ raw, token }: Amount): string {
  return `${formatDecimal(formatUnits(raw, token.decimals))} ${token.symbol}`
}

/** For copying and hovering: every digit, no separators, parses back to the same amount. */
export function exactAmount({ raw, token }: Amount): string {
  return formatUnits(raw, token.decimals)
}
