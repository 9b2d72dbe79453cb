import * as z from 'zod/mini'
import { orElse } from '../values/orElse.ts'

/** The app that a transaction was made in. */
export const safeAppInfo = z.object({
  name: z.string(),
  url: z.string(),
  logoUri: orElse(z.string(), ''),
})
