import * as z from 'zod/mini'

const error = 'not a time zone such as Europe/Berlin'

export const timeZone = z
  .string(error)
  .check(z.regex(/^[A-Za-z0-9_+:/-]{1,64}$/, { error, abort: true }), z.refine(isTimeZone, error))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
