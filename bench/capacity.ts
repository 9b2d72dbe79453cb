import { readConfig } from '@love/server/config'
import type { Results } from './results.ts'

/** What people do, guessed; everything else is measured. Change a guess and the document changes with it. */
export const assumptions = {
  visitsAMonth: { value: 4, words: 'visits of a visitor a month' },
  documentsAVisit: {
    value: 2,
    words: 'documents of a visit (programs open inside the page without another one)',
  },
  secondsVisible: { value: 180, words: 'seconds that the page is in front (a hidden page asks nothing)' },
  shareNew: { value: 0.5, words: 'share of visits with nothing in the cache' },
  shareSignIn: { value: 0.05, words: 'share of visits that sign in' },
  shareSafe: { value: 0.05, words: 'share of visits that look at the queue of a Safe' },
  shareProposes: { value: 0.02, words: 'share of visits that propose or confirm' },
  peak: { value: 5, words: 'times the average in the busiest minute' },
  busy: { value: 0.5, words: 'of what was measured is used at most, on one server of two cores' },
  nodeCalls: {
    value: 500,
    words: 'calls a second that one good node answers (not measured: it is not ours)',
  },
} as const

/** Seconds between two looks of an open page, as the program has them. */
const lookSeconds = { chain: 4, price: 12, market: 12, safe: 4 }
const MONTH = 30 * 86_400
const defaultLooks = readConfig({}).rpcLimits.totalPerSecond

/** One thing that can be full. */
type Path = {
  readonly name: string
  /** In the busiest minute, of so many visitors a month. */
  readonly perSecond: number
  /** What one of it holds. */
  readonly most: number
  /** Where that is known from. */
  readonly source: 'measured' | 'promised' | 'assumed' | 'a setting'
}

export type Need = {
  readonly visitors: number
  readonly openPages: number
  readonly gigabytesAMonth: { readonly files: number; readonly looks: number }
  readonly paths: readonly Path[]
  /** Full before the machine is, by a setting. */
  readonly limits: readonly Path[]
  readonly servers: number
  readonly nodes: number
}

/** What so many visitors a month need, by the figures of the last run, or by the promise where there is none. */
export function capacity(results: Results, visitors: number): Need {
  const of = (name: keyof typeof assumptions) => assumptions[name].value
  const visits = visitors * of('visitsAMonth')
  const startsPerSecond = (visits / MONTH) * of('peak')
  const openPages = startsPerSecond * of('secondsVisible')
  const safes = openPages * of('shareSafe')
  const kibibytes = figure(results, 'measureVisits', '/pairs, bytes over the wire', 325).value
  const calls = figure(results, 'measureVisits', '/pairs, calls in it', 10).value
  const answer = figure(results, 'measureVisits', '/pairs, its answer', 8).value
  const looks = openPages / lookSeconds.chain
  const served = (name: string, perSecond: number, most: Figure): Path => ({
    name,
    perSecond,
    most: most.value,
    source: most.source,
  })
  const documents = startsPerSecond * of('documentsAVisit')
  const market = openPages / lookSeconds.price + openPages / lookSeconds.market
  const paths = [
    served('looks at the chain (`/rpc`)', looks, figure(results, 'measureProxy', 'RPC proxy', 2_000)),
    served('documents', documents, figure(results, 'measureDocuments', 'static document', 5_000)),
    // An answer of the newest block that is kept costs about as much as a document that is.
    served('price and history', market, figure(results, 'measureDocuments', 'static document', 5_000)),
    served(
      'queues of Safes',
      safes / lookSeconds.safe,
      figure(results, 'measureGateway', 'queue page, kept', 5_000),
    ),
    served(
      'proposals and confirmations',
      startsPerSecond * of('shareProposes'),
      figure(results, 'measureGateway', 'proposals and confirmations', 600),
    ),
    served(
      'sign-ins',
      startsPerSecond * of('shareSignIn'),
      figure(results, 'measureSignIn', 'sign-ins', 1_000),
    ),
  ]
  const used = paths.reduce((sum, { perSecond, most }) => sum + perSecond / most, 0)
  const toNodes = {
    name: 'calls to nodes',
    perSecond: looks * calls,
    most: of('nodeCalls'),
    source: 'assumed' as const,
  }
  const byDefault = 'looks at the chain, by default (`LIMIT_RPC_TOTAL_PER_SECOND`)'
  const limit = { name: byDefault, perSecond: looks, most: defaultLooks, source: 'a setting' } as const
  return {
    visitors,
    openPages,
    paths: [...paths, toNodes],
    limits: [limit],
    gigabytesAMonth: {
      files: (visits * of('shareNew') * kibibytes * 1_024) / 1e9,
      looks: ((visits * of('secondsVisible')) / lookSeconds.chain) * ((answer * 1_024) / 1e9),
    },
    servers: Math.max(1, Math.ceil(used / of('busy'))),
    nodes: Math.max(1, Math.ceil(toNodes.perSecond / toNodes.most)),
  }
}

type Figure = { readonly value: number; readonly source: 'measured' | 'promised' }

function figure({ parts }: Results, part: string, name: string, promised: number): Figure {
  const found = parts[part]?.measurements.find((measurement) => measurement.name === name)
  return found ? { value: found.value, source: 'measured' } : { value: promised, source: 'promised' }
}
