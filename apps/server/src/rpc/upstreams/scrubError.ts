import { z } from 'zod'
import { type RpcError, rpcCodes } from '../rpcAnswer.ts'
import type { Scrub } from './scrub.ts'

const wordless: RpcError = { code: rpcCodes.internal, message: 'The node gave an error without words.' }
const nodeError = z.object({
  code: z.int().catch(wordless.code),
  message: z.string().catch(wordless.message),
  data: z.unknown().optional(),
})

const DEEPEST = 8

/** Keeps code, words and revert data of a node's error, and drops what else it says. */
export function scrubError(error: unknown, scrub: Scrub): RpcError {
  const { code, message, data } = nodeError.safeParse(error).data ?? wordless
  const clean = { code, message: scrub(message).slice(0, 1000) }
  return data === undefined || data === null ? clean : { ...clean, data: scrubValue(data, scrub, DEEPEST) }
}

function scrubValue(value: unknown, scrub: Scrub, depth: number): unknown {
  if (typeof value === 'string') return scrub(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, scrub, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [scrub(key), scrubValue(item, scrub, depth - 1)]),
  )
}
