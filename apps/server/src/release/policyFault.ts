import { documentPolicy } from '../headers/policies.ts'
import { documentNeeds, documentRelays } from '../static/documentNeeds.ts'
import { inlineScriptHashes } from '../static/inlineScriptHashes.ts'

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
