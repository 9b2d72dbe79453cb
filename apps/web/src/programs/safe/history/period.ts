import { isoDay } from '../words/timeWords.ts'

/** Days such as `2026-11-15`, both included; empty for no limit. */
export type Period = { readonly from: string; readonly to: string }

export const presets = [
  { id: 'this-month', label: 'This month' },
  { id: 'last-month', label: 'Last month' },
  { id: 'this-year', label: 'This year' },
  { id: 'all', label: 'All' },
  { id: 'custom', label: 'Custom' },
] as const

export type Preset = (typeof presets)[number]['id']

/** In the time zone of the person, as the days of the list are. What is custom stays as it is. */
export function periodOf(preset: Preset, nowMs: number, custom: Period): Period {
  const now = new Date(nowMs)
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const day = (...parts: readonly [number, number, number]) => isoDay(new Date(...parts).getTime())
  switch (preset) {
    case 'this-month':
      return { from: day(year, month, 1), to: isoDay(nowMs) }
    case 'last-month':
      return { from: day(year, month - 1, 1), to: day(year, month, 0) }
    case 'this-year':
      return { from: day(year, 0, 1), to: isoDay(nowMs) }
    case 'all':
      return { from: '', to: '' }
    case 'custom':
      return custom
    default:
      return preset satisfies never
  }
}

/** Why nothing can be in it. */
export function periodProblem({ from, to }: Period): Partial<Period> {
  const isDay = (text: string) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text)
  if (!isDay(from)) return { from: 'Enter a date like 2026-11-01.' }
  if (!isDay(to)) return { to: 'Enter a date like 2026-11-30.' }
  return from && to && from > to ? { to: 'The end is before the start.' } : {}
}

/** For the name of a file. */
export function periodName({ from, to }: Period): string {
  if (!from && !to) return 'all'
  return [from && `from-${from}`, to && `to-${to}`].filter(Boolean).join('-')
}
