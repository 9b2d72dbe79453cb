import type { Endpoint } from '@love/safe-api/endpoints/endpoint'
import { createRecent } from '../../createRecent.ts'
import type { GatewayRoute, RouteInput } from './gatewayRoute.ts'
import { createMatcher } from './matchRoute.ts'
import { readAddress } from './readInput.ts'

export type Question =
  | {
      readonly route: GatewayRoute
      readonly url: URL
      /** What the address says, read when it is first needed; throws where it does not fit. */
      readonly asked: () => Pick<RouteInput<Endpoint>, 'parameters' | 'query'>
    }
  /** The path is known, the method is not. */
  | { readonly allowed: readonly string[] }

const MOST = 1_000
/** So that what is remembered stays small; longer ones are rare, and are read each time. */
const LONGEST = 500

/** What a method and an address ask for. Clients ask the same over and over: that is read once. */
export function createQuestions(routes: readonly GatewayRoute[]) {
  const match = createMatcher(routes)
  const known = createRecent<Question>(MOST)

  return (method: string, address: string): Question | undefined => {
    const key = `${method} ${address}`
    const before = known.get(key)
    if (before) return before
    const question = read(match, method, address)
    if (question && key.length <= LONGEST) known.set(key, question)
    return question
  }
}

function read(
  match: ReturnType<typeof createMatcher>,
  method: string,
  address: string,
): Question | undefined {
  const url = new URL(address)
  const found = match(method, url.pathname)
  if (!found || 'allowed' in found) return found
  const { route, parameters } = found
  let asked: ReturnType<typeof readAddress> | undefined
  return {
    route,
    url,
    asked() {
      asked ??= readAddress(route.endpoint, { parameters, url })
      return asked
    },
  }
}
