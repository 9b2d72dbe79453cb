import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import { createBoundedMap } from '../../createBoundedMap.ts'
import type { GatewayRoute, RouteInput } from './gatewayRoute.ts'
import { readAddress } from './readInput.ts'

export type GatewayQuestion =
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
  const known = createBoundedMap<GatewayQuestion>(MOST)

  return (method: string, address: string): GatewayQuestion | undefined => {
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
): GatewayQuestion | undefined {
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

type Match =
  | { readonly route: GatewayRoute; readonly parameters: Record<string, string> }
  /** The path is known, the method is not. */
  | { readonly allowed: readonly string[] }

type Pattern = {
  readonly route: GatewayRoute
  readonly names: readonly string[]
  readonly expression: RegExp
}

/** A slash at the end makes no difference: clients of others differ there. */
function createMatcher(routes: readonly GatewayRoute[]): (method: string, path: string) => Match | undefined {
  const patterns = Map.groupBy(routes.map(patternOf), ({ route }) => depthOf(route.endpoint.path))
  return (method, path) => {
    const found = (patterns.get(depthOf(path)) ?? []).filter(({ expression }) => expression.test(path))
    const own = found.find(({ route }) => route.endpoint.method === method)
    if (own) return { route: own.route, parameters: parametersOf(own, path) }
    return found.length > 0 ? { allowed: found.map(({ route }) => route.endpoint.method) } : undefined
  }
}

/** How many steps a path has: only those with as many can be meant. */
function depthOf(path: string): number {
  return path.split('/').length - (path.endsWith('/') ? 1 : 0)
}

function patternOf(route: GatewayRoute): Pattern {
  const { path } = route.endpoint
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const source = path
    .replace(/\/$/, '')
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('([^/]+)')
  return { route, names, expression: new RegExp(`^${source}/?$`) }
}

function parametersOf({ names, expression }: Pattern, path: string): Record<string, string> {
  const [, ...values] = expression.exec(path) ?? []
  return Object.fromEntries(names.map((name, index) => [name, decode(values[index] ?? '')]))
}

/** A broken escape stays as it is, and fits no schema. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
