import { readFileSync, statSync } from 'node:fs'
import { holdsKey } from '@love/http/isRelayUrl'
import { z } from 'zod'
import { keyRule } from './values.ts'

const upTo = (most: number) => z.string().refine(({ length }) => length <= most)
const link = upTo(2_000).refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
const app = z.strictObject({
  url: link,
  name: upTo(100).refine((name) => name !== ''),
  description: upTo(1_000).default(''),
  iconUrl: z.union([link, z.literal('')]).default(''),
  tags: z
    .array(upTo(50))
    .refine(({ length }) => length <= 20)
    .default([]),
})
const apps = z.array(app).refine(({ length }) => length <= 500)

/** An app that is offered beside our own. */
export type ListedSafeApp = z.output<typeof app>

const rule =
  'must be a list like [{"url":"https://app.example","name":"App","description":"…","iconUrl":"https://…"}], or the path of a JSON file with such a list'

/** The whole list goes to every browser that opens the program. */
const MOST_BYTES = 100_000

/** The list itself, or a file that holds it. */
export const safeApps = z.string().transform((text, context): readonly ListedSafeApp[] => {
  try {
    const isList = text.trimStart().startsWith('[')
    if ((isList ? Buffer.byteLength(text) : statSync(text).size) > MOST_BYTES) {
      context.addIssue(`must not be longer than ${MOST_BYTES} bytes.`)
      return z.NEVER
    }
    const list = apps.parse(JSON.parse(isList ? text : readFileSync(text, 'utf8')))
    if (holdsKey(JSON.stringify(list))) context.addIssue(keyRule)
    return list
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined
    context.addIssue(issue ? `${rule}; look at ${issue.path.join('.') || 'its beginning'}.` : `${rule}.`)
    return z.NEVER
  }
})
