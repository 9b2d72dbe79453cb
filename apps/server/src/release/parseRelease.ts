import { z } from 'zod'
import { documentPolicy } from '../headers/policies.ts'
import { documentNeeds, documentRelays, inlineScriptHashes } from '../static/documentNeeds.ts'

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

/** Nothing can be compared; the message says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}

const ancestors = /; frame-ancestors 'self'([^;]*)/

const frameHost = /^https:\/\/[a-z0-9.-]+(:\d+)?$|^http:\/\/localhost(:\d+)?$/

/** What is wrong with the policy that came with a page. Only who may frame it is the operator's choice. */
export function policyFault(html: string, served: string | null): string | undefined {
  if (!served) return 'has no Content-Security-Policy'
  const safeHosts = (ancestors.exec(served)?.[1] ?? '').split(' ').filter((host) => host !== '')
  const strange = safeHosts.find((host) => !frameHost.test(host))
  if (strange) return `may be framed by ${strange}`
  const needed = documentPolicy({
    safeHosts,
    scriptHashes: inlineScriptHashes(html),
    needs: documentNeeds(html),
    relays: documentRelays(html),
  })
  if (served === needed) return undefined
  const [missing] = without(needed, served)
  const [added] = without(served, needed)
  return missing ? `has a policy without "${missing}"` : `has a policy with "${added ?? served}"`
}

/** The directives of one policy that the other does not have. */
function without(policy: string, other: string): string[] {
  const others = new Set(other.split('; '))
  return policy.split('; ').filter((directive) => !others.has(directive))
}
