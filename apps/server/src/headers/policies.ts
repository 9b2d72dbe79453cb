import type { Need } from '../static/documentNeeds.ts'

/** Where browsers report what the policy of a page has blocked. */
export const reportsPath = '/csp-reports'
/** For `Reporting-Endpoints`: newer browsers follow `report-to`, which names one of these, and the others `report-uri`. */
export const reportingEndpoints = `csp="${reportsPath}"`
const reporting = [`report-uri ${reportsPath}`, 'report-to csp']

/** For everything that is not a page: it may load nothing and be framed by no stranger. */
export function answerPolicy(safeHosts: readonly string[]): string {
  return `default-src 'none'; ${frameAncestors(safeHosts)}`
}

export type DocumentPolicyParameters = {
  safeHosts: readonly string[]
  /** `sha256-…` of every inline script of that document. */
  scriptHashes: readonly string[]
  needs: readonly Need[]
  /** For pages that need WalletConnect. */
  relays: readonly string[]
}

type Kind = 'script' | 'connect' | 'image' | 'font' | 'frame'

/** Hosts beyond our own, by what needs them and where. The relays of WalletConnect are the document's to name. */
const hosts: Readonly<Record<Need, Partial<Record<Kind, readonly string[]>>>> = {
  walletconnect: {},
  recorder: {
    script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
    connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    image: ['https://static.hotjar.com', 'https://script.hotjar.com'],
    font: ['https://script.hotjar.com'],
  },
  'safe-apps': { frame: ['https:'] },
  'local-safe-apps': { frame: ['http://localhost:*', 'http://127.0.0.1:*'] },
}

/** Hashes instead of nonces, so that documents stay static files. */
export function documentPolicy(parameters: DocumentPolicyParameters): string {
  const { safeHosts, scriptHashes, needs, relays } = parameters
  if (needs.includes('safe-apps')) return appHostPolicy(parameters)
  const allow = (directive: string, kind: Kind, ...own: string[]) =>
    [directive, "'self'", ...own, ...needs.flatMap((need) => hosts[need][kind] ?? [])].join(' ')
  return [
    "default-src 'none'",
    allow('script-src', 'script', ...scriptHashes.map((hash) => `'${hash}'`)),
    "style-src 'self'",
    allow('img-src', 'image', 'data:', 'blob:'),
    allow('font-src', 'font'),
    allow('connect-src', 'connect', ...(needs.includes('walletconnect') ? relays : [])),
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors(safeHosts),
    // The recorder adds scripts by their address, which trusted types refuse; only its builds go without them.
    ...(needs.includes('recorder') ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    ...reporting,
  ].join('; ')
}

/** The document around a Safe App alone may frame strangers; it may do nothing else. */
function appHostPolicy({ safeHosts, scriptHashes, needs }: DocumentPolicyParameters): string {
  return [
    "default-src 'none'",
    ['script-src', ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    ['frame-src', ...needs.flatMap((need) => hosts[need].frame ?? [])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    frameAncestors(safeHosts),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...reporting,
  ].join('; ')
}

function frameAncestors(safeHosts: readonly string[]): string {
  return ["frame-ancestors 'self'", ...safeHosts].join(' ')
}
