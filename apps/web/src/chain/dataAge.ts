import { groupDigits } from '@love/protocol/format/formatNumber'

/** When the figures were so. */
export type BlockTime = { readonly block: bigint; readonly timestamp: bigint }

export type DataAge = { readonly block: bigint; readonly seconds: number }

/** Three blocks of mainnet without a new one: then the numbers are old, whoever is to blame. */
const staleAfterSeconds = 36

export function dataAge(data: BlockTime, nowMs: number): DataAge {
  return { block: data.block, seconds: Math.max(0, Math.floor(nowMs / 1_000) - Number(data.timestamp)) }
}

export function isStale({ seconds }: DataAge): boolean {
  return seconds > staleAfterSeconds
}

export function dataAgeText(age: DataAge): string {
  return `${isStale(age) ? 'data from block' : 'block'} ${groupDigits(age.block)}, ${ageText(age.seconds)} old`
}

function ageText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7_200) return `${Math.floor(seconds / 60)} min`
  if (seconds < 172_800) return `${Math.floor(seconds / 3_600)} h`
  return `${Math.floor(seconds / 86_400)} days`
}
