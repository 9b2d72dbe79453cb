import * as z from 'zod/mini'
import { ofLength } from './ofLength.ts'

/** Other apps make their ids in other lengths. */
const id = z.string().check(ofLength(1, 64))

const request = z.object({
  id,
  method: z.string().check(ofLength(1, 64)),
  params: z.optional(z.unknown()),
})
export type FrameRequest = z.output<typeof request>

/** Undefined for whatever else flies between windows. */
export function parseRequest(data: unknown): FrameRequest | undefined {
  const parsed = request.safeParse(data)
  return parsed.success ? parsed.data : undefined
}
