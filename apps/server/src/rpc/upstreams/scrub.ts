import { z } from 'zod'
import { type RpcError, rpcCodes } from '../rpcAnswer.ts'

export type Scrub = (text: string) => string

/** Shorter words, such as "v2" in a path or "ethereum" in a host, are no secrets and stand in honest messages. */
const shortest = { path: 6, query: 4, label: 16 }

/** Removes whatever tells which nodes are behind the server, above all the keys in their addresses. */
export function createScrub(urls: readonly string[]): Scrub {
  const secrets = [...new Set(urls.flatMap(secretsOf))].sort((a, b) => b.length - a.length)
  if (secrets.length === 0) return (text) => text
  const pattern = new RegExp(secrets.map(escapePattern).join('|'), 'gi')
  return (text) => text.replace(pattern, '[node]')
}

function secretsOf(text: string): string[] {
  const url = new URL(text)
  return [
    text,
    url.href,
    url.origin,
    url.host,
    url.hostname,
    url.username,
    url.password,
    ...url.pathname.split('/').filter((word) => word.length >= shortest.path),
    ...[...url.searchParams.values()].filter((word) => word.length >= shortest.query),
    ...url.hostname.split('.').filter((word) => word.length >= shortest.label),
  ]
    .flatMap((word) => [word, decode(word)])
    .filter((word) => word !== '')
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}

const wordless: RpcError = {
  code: rpcCodes.internal,
  message: 'The node returned an error without a message.',
}

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
