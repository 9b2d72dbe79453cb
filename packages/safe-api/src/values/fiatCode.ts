import * as z from 'zod/mini'

export const fiatCode = z
  .string('not a currency code')
  .check(z.regex(/^[a-z]{3,5}$/i, 'not a currency code'), z.toLowerCase())
