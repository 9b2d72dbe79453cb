import * as z from 'zod/mini'
import { address, chainId, wholeNumber } from './values.ts'

export const flag = z.pipe(
  z.union([z.boolean(), z.literal(['true', 'false'])], 'not true or false'),
  z.transform((value) => value === true || value === 'true'),
)

/** How many entries a page may have. */
export const limit = wholeNumber({ least: 1, most: 100 })

export const offset = wholeNumber({ least: 0, most: 1_000_000 })

/** Opaque: only a gateway knows what it means. Ours writes base64url. */
export const cursor = z
  .string('not a page cursor')
  .check(z.regex(/^[A-Za-z0-9_-]{1,512}$/, 'not a page cursor'))

export const pageQuery = { cursor, limit }

/** A query of which nothing has to be given. Names that we do not know are ignored: clients of others add some. */
export function filters<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.partial(z.object(shape))
}

const notADate = 'not a date such as 2026-01-31 or 2026-01-31T12:00:00Z'

/** A day or a moment with its offset. Leaves as milliseconds. */
export const instant = z.pipe(
  z.string(notADate).check(
    z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/, {
      error: notADate,
      abort: true,
    }),
    z.refine((value) => !Number.isNaN(Date.parse(value)), notADate),
  ),
  z.transform(Date.parse),
)

const notATimeZone = 'not a time zone such as Europe/Berlin'

export const timeZone = z
  .string(notATimeZone)
  .check(
    z.regex(/^[A-Za-z0-9_+:/-]{1,64}$/, { error: notATimeZone, abort: true }),
    z.refine(isTimeZone, notATimeZone),
  )

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const fiatCode = z
  .string('not a currency code')
  .check(z.regex(/^[a-z]{3,5}$/i, 'not a currency code'), z.toLowerCase())

const MOST_SAFES = 50

const safe = z.object({ chainId, address })

/** `{chainId}:{address}`, separated by commas. */
export const safeList = z.pipe(
  z.pipe(
    z.string('not a list of Safes'),
    // One more than allowed is enough to refuse the list.
    z.transform((list) => list.split(',', MOST_SAFES + 1).map(splitEntry)),
  ),
  z.array(safe).check(z.refine((safes) => safes.length <= MOST_SAFES, `more than ${MOST_SAFES} Safes`)),
)

function splitEntry(entry: string): z.input<typeof safe> {
  const [chainId = '', ...rest] = entry.split(':')
  return { chainId, address: rest.join(':') }
}

const pattern = /^(0x[0-9a-f]{64}|(multisig|module|transfer|creation)_0x[0-9a-f]{40}(_[0-9a-z,.-]{1,200})?)$/i

/** `{kind}_{safe}_{id}`, or a bare safeTxHash. */
export const transactionId = z.string('not a transaction id').check(z.regex(pattern, 'not a transaction id'))
