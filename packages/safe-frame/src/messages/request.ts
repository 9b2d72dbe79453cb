import * as z from 'zod/mini'

/** Other apps make their ids in other lengths. */
const id = z.string().check(z.minLength(1), z.maxLength(64))

const request = z.object({
  id,
  method: z.string().check(z.minLength(1), z.maxLength(64)),
  params: z.optional(z.unknown()),
})
export type FrameRequest = z.output<typeof request>

/** Undefined for whatever else flies between windows. */
export function parseRequest(data: unknown): FrameRequest | undefined {
  const parsed = request.safeParse(data)
  return parsed.success ? parsed.data : undefined
}
