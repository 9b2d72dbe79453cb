import { groupDigits } from './formatNumber.ts'

/** Every digit of an exact decimal text, the whole part in groups: for amounts that are signed. */
export function groupDecimal(text: string): string {
  const [whole = '0', fraction] = text.split('.')
  return fraction === undefined ? groupDigits(BigInt(whole)) : `${groupDigits(BigInt(whole))}.${fraction}`
}
