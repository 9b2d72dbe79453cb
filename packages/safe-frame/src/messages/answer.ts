import * as z from 'zod/mini'

/** Answers before version 1 have another form. */
const version = z.string().check(z.regex(/^[1-9]\d{0,3}(\.|$)/))

const answer = z.discriminatedUnion('success', [
  z.object({ id: z.string(), success: z.literal(true), version, data: z.optional(z.unknown()) }),
  z.object({ id: z.string(), success: z.literal(false), version, error: z.optional(z.unknown()) }),
])
export type FrameAnswer = z.output<typeof answer>

/** Undefined for whatever else flies between windows. */
export function parseAnswer(data: unknown): FrameAnswer | undefined {
  const parsed = answer.safeParse(data)
  return parsed.success ? parsed.data : undefined
}
