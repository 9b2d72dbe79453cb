import { z } from 'zod'
import { GatewayError } from '../gateway/GatewayError.ts'

/** What gateways say of a refusal; clients know some of the codes. */
const refusal = z.object({
  code: z.int().optional(),
  message: z.string().refine(({ length }) => length > 0 && length <= 500),
})
const seconds = z.coerce.number().int().gte(1).lte(3_600)

/** It judges what was asked: its refusal is the answer. Its own failures, and what it thinks of us, are told in our words. */
export function refusalOfOther({ status, headers }: Response, reply: unknown): GatewayError {
  if (status === 429) {
    const retryAfter = seconds.catch(5).parse(headers.get('retry-after') ?? undefined)
    return new GatewayError(429, 'The Safe gateway behind this server is busy. Try again later.', {
      retryAfter,
    })
  }
  if (status < 400 || status >= 500 || status === 401 || status === 403 || status === 407)
    return new GatewayError(502, `The Safe gateway behind this server gave no usable answer (${status}).`)
  const { data } = refusal.safeParse(reply)
  const message = data?.message ?? `The Safe gateway behind this server refused this (${status}).`
  return new GatewayError(status, message, { code: data?.code })
}
