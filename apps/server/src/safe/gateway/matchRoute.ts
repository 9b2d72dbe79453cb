import type { GatewayRoute } from './gatewayRoute.ts'

export type Match =
  | { readonly route: GatewayRoute; readonly parameters: Record<string, string> }
  /** The path is known, the method is not. */
  | { readonly allowed: readonly string[] }

type Pattern = {
  readonly route: GatewayRoute
  readonly names: readonly string[]
  readonly expression: RegExp
}

/** A slash at the end makes no difference: clients of others differ there. */
export function createMatcher(
  routes: readonly GatewayRoute[],
): (method: string, path: string) => Match | undefined {
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
