import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { shortUsd } from '../../chain/prices/createMoney.ts'

/** `($12.34)`, or `(n/a)`: to stand beside an amount. */
export function dollarsOf(value: Figure): string {
  return isAvailable(value) ? `(${shortUsd(value)})` : '(n/a)'
}
