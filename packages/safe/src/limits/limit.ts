import type { Address } from 'viem'

/** What a delegate may spend of a Safe without any owner’s signature, as the module keeps it. */
export type Limit = {
  readonly delegate: Address
  /** Zero: ether. */
  readonly token: Address
  readonly amount: bigint
  readonly spent: bigint
  /** 0: what is spent stays spent. */
  readonly resetMinutes: number
  /** When the present period began, in minutes since 1970. */
  readonly lastResetMinute: number
}

export type LimitState = {
  readonly spent: bigint
  readonly left: bigint
  /** In seconds since 1970; undefined where it never resets. */
  readonly resetsAt: number | undefined
}

/** As the module counts it at a moment: periods follow one another without gaps, whether anything is spent or not. */
export function limitAt(limit: Limit, seconds: number): LimitState {
  const { amount, resetMinutes, lastResetMinute } = limit
  const minute = Math.floor(seconds / 60)
  const passed = resetMinutes > 0 ? Math.max(0, Math.floor((minute - lastResetMinute) / resetMinutes)) : 0
  const spent = passed > 0 ? 0n : limit.spent
  const periodBegan = lastResetMinute + passed * resetMinutes
  return {
    spent,
    left: amount > spent ? amount - spent : 0n,
    resetsAt: resetMinutes > 0 ? (periodBegan + resetMinutes) * 60 : undefined,
  }
}

const dayMinutes = 1_440

/** The module counts in 16 bits: 45 days are the most. */
export const resetPeriods = [
  { minutes: 0, words: 'Never' },
  { minutes: dayMinutes, words: 'Every day' },
  { minutes: 7 * dayMinutes, words: 'Every 7 days' },
  { minutes: 30 * dayMinutes, words: 'Every 30 days' },
] as const

/** After an amount: “every 7 days”, “in total”. */
export function periodWords(minutes: number): string {
  if (minutes === 0) return 'in total'
  const [count, unit] =
    minutes % dayMinutes === 0
      ? [minutes / dayMinutes, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`
}
