import { decimalPoint } from '@love/protocol/format/decimalPoint'

const all = 10_000n

export type Percent = { readonly basisPoints?: bigint; readonly error?: string }

/** Reads a part of something, with at most two decimals. */
export function readPercent(text: string): Percent {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(decimalPoint(text)) ?? []
  if (whole === '') return { error: 'Enter a percentage from 0 to 100, with at most two decimals.' }
  const basisPoints = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return basisPoints > all ? { error: 'You cannot remove more than 100%.' } : { basisPoints }
}

/** Rounded down; all of it is all of it. */
export function partOf(amount: bigint, basisPoints: bigint): bigint {
  return (amount * basisPoints) / all
}
