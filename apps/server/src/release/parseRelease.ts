import { z } from 'zod'
import { ReleaseError } from './ReleaseError.ts'

const schema = z.object({
  version: z.string(),
  settings: z.record(z.string(), z.unknown()),
  files: z.record(z.string().regex(/^\/[^?#]+$/), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
})

/** The `release.json` of a build. */
export type Release = z.infer<typeof schema>

export function parseRelease(text: string, whose: string): Release {
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw new ReleaseError(`${whose} is not the release.json of a build.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
