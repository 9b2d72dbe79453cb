import * as z from 'zod/mini'

/** Opaque: only a gateway knows what it means. Ours writes base64url. */
export const cursor = z
  .string('not a page cursor')
  .check(z.regex(/^[A-Za-z0-9_-]{1,512}$/, 'not a page cursor'))
