import { once } from '@love/protocol/once'

// When the first one is wanted: they are slow to make.
const moment = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }))
const day = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }))
const time = once(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }))

/** Beyond it there is no date. */
const lastMs = 8_640_000_000_000_000

/** A moment of the gateway, in the time zone of the person; a gateway may say anything. */
export function momentWords(ms: number): string {
  return isMoment(ms) ? moment().format(ms) : 'n/a'
}

export function dayWords(ms: number): string {
  return isMoment(ms) ? day().format(ms) : 'Date unknown'
}

export function timeWords(ms: number): string {
  return isMoment(ms) ? time().format(ms) : 'n/a'
}

/** For fields and files: `2026-11-15`, in the time zone of the person. */
export function isoDay(ms: number): string {
  if (!isMoment(ms)) return ''
  const date = new Date(ms)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function isoMoment(ms: number): string {
  return isMoment(ms) ? new Date(ms).toISOString() : ''
}

function isMoment(ms: number): boolean {
  return Math.abs(ms) <= lastMs
}
