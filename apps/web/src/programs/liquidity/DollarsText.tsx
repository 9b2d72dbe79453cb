import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { wholeCents } from '../../chain/prices/dollarsBeside.ts'

/** What stands before it in dollars; nothing where there is nothing to value, or no price. */
export function DollarsText({ value }: { value: Figure | undefined }) {
  if (value === undefined || !isAvailable(value) || value.numerator === 0n) return null
  return <> ({wholeCents(value)})</>
}
