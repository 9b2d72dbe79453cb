import type { z } from 'zod'
import { parseStrictJson, StrictJsonError } from '../rpc/parseStrictJson.ts'
import { readCapped } from '../rpc/readCapped.ts'
import { CookieRouteError } from './CookieRouteError.ts'

export type ReadJsonParameters<T> = {
  mostBytes: number
  schema: z.ZodType<T>
  /** What a right body is, for whoever sent another. */
  words: string
}

/** The body, or the words of why it is not taken. */
export async function readJson<T>(
  request: Request,
  { mostBytes, schema, words }: ReadJsonParameters<T>,
): Promise<T> {
  const text = await readCapped(request, mostBytes)
  if (text === undefined) throw new CookieRouteError(413, `The body is above ${mostBytes} bytes.`)
  const parsed = schema.safeParse(parse(text))
  if (!parsed.success) throw new CookieRouteError(400, words)
  return parsed.data
}

function parse(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (error) {
    if (error instanceof StrictJsonError) throw new CookieRouteError(400, error.message)
    throw error
  }
}
