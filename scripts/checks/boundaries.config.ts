import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Tests and build scripts may look across; what ships may not. */
const shipped = '(?<!\\.test)\\.(ts|tsx)$'

/** What each part may import of ours; a part that is not listed may import nothing of ours. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts': [],
  'packages/http': [],
  'packages/protocol': ['packages/contracts'],
  'packages/safe': ['packages/contracts', 'packages/protocol', 'packages/http'],
  'packages/ui98': [],
  'packages/devnet': ['packages/contracts', 'packages/protocol'],
  'apps/server': ['packages/contracts', 'packages/protocol', 'packages/http', 'packages/safe'],
  'apps/web': ['packages/contracts', 'packages/protocol', 'packages/ui98', 'packages/http', 'packages/safe'],
}

/** What each room of the web app may import of the others, lowest first: no arrow runs back. Above them stand programs, then the shell. */
export const allowedInWeb: Readonly<Record<string, readonly string[]>> = {
  desktop: [],
  storage: [],
  chain: ['storage'],
  preferences: ['storage'],
  toasts: ['storage', 'preferences'],
  browser: ['toasts'],
  printScreen: ['chain', 'toasts', 'browser'],
  book: ['chain', 'storage', 'browser'],
  wallet: ['chain', 'storage', 'preferences', 'toasts', 'browser', 'book'],
  activity: ['chain', 'storage', 'toasts', 'wallet'],
  account: ['chain', 'storage', 'preferences', 'browser', 'book', 'wallet', 'activity'],
  review: ['chain', 'storage', 'toasts', 'browser', 'wallet', 'activity', 'account'],
  trading: ['chain', 'preferences', 'wallet', 'review'],
  lists: ['desktop', 'chain', 'wallet'],
  alerts: ['chain', 'storage', 'toasts', 'browser', 'wallet', 'activity'],
}

const betweenPackages = Object.entries(allowed).map(
  ([from, targets]): IForbiddenRuleType => ({
    name: `${from} imports only ${targets.length > 0 ? targets.join(', ') : 'nothing of ours'}`,
    severity: 'error',
    from: { path: `^${from}/src/.*${shipped}` },
    to: { path: '^(apps|packages)/', pathNot: [from, ...targets].map((target) => `^${target}/`) },
  }),
)

const insideWeb = Object.entries(allowedInWeb).map(
  ([from, targets]): IForbiddenRuleType => ({
    name: `web ${from} imports only ${targets.length > 0 ? targets.join(', ') : 'packages'}`,
    severity: 'error',
    from: { path: `^apps/web/src/${from}/.*${shipped}` },
    to: {
      path: '^apps/web/src/[^/]+/',
      pathNot: [from, ...targets].map((target) => `^apps/web/src/${target}/`),
    },
  }),
)

export const forbidden: readonly IForbiddenRuleType[] = [
  { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'every import resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ...betweenPackages,
  ...insideWeb,
  {
    name: 'a program never imports another',
    severity: 'error',
    from: { path: '^apps/web/src/programs/([^/]+)/' },
    to: { path: '^apps/web/src/programs/[^/]+/', pathNot: '^apps/web/src/programs/$1/' },
  },
  {
    name: 'shipped code imports no test tools',
    severity: 'error',
    from: { path: `^(apps|packages)/[^/]+/src/.*${shipped}` },
    to: { path: 'node_modules/(vitest|fast-check|@playwright|axe-core|@safe-global)/' },
  },
  {
    name: 'the browser never imports node modules',
    severity: 'error',
    from: {
      path: `^(apps/web|packages/(ui98|protocol|http|safe))/src/.*${shipped}`,
      pathNot: 'prerender',
    },
    to: { dependencyTypes: ['core'] },
  },
]
