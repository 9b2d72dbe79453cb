import { once } from '@love/protocol/once'

const format = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }))

/** A moment (ISO 8601, or milliseconds since 1970), in the time zone of the person: the one way a date with its time is written. */
export function momentText(time: string | number): string {
  return format().format(new Date(time))
}
