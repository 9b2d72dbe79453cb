import { z } from 'zod'
import { CookieRouteError, readJson } from '../sign-in/cookieRoute.ts'
import type { Document } from './document.ts'

const MOST_BYTES = 256 * 1_024

/** `version` is the one that the writer knows; 0: nothing was kept. */
export type DocumentWrite = { readonly version: number; readonly value: object }

/** The body of a write, or the words of what is wrong with it: 413 where it is too much, else 400. */
export async function readWrite(request: Request, { schema }: Document): Promise<DocumentWrite> {
  const body = await readJson(request, { mostBytes: MOST_BYTES, schema: z.unknown(), words: '' })
  const write = z.object(
    {
      version: z.int('The version must be the number you last read.').gte(0, 'The version is negative.'),
      value: schema,
    },
    'Send {"version":0,"value":{…}}, with the version you last read.',
  )
  const parsed = write.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CookieRouteError(issue?.code === 'too_big' ? 413 : 400, placeOf(issue?.path) + issue?.message)
}

/** Which of a list it is, as people count. */
function placeOf(path: readonly PropertyKey[] = []): string {
  const at = path.find((step) => typeof step === 'number')
  return at === undefined ? '' : `Number ${at + 1}: `
}
