import type { z } from 'zod'

/** Something that somebody keeps with the account, as a whole, at `/me/{name}`. */
export type Document = {
  readonly name: string
  /** What is answered while nothing is kept. */
  readonly empty: object
  /** What may be kept, made as we keep it; its messages are for whoever sent something else. */
  readonly schema: z.ZodType<object>
}
