import { readConfig } from '@love/server/config'
import type { Results } from './results.ts'

/** What people do, guessed; everything else is measured. Change a guess and the document changes with it. */
export const assumptions = {
  visitsAMonth: { value: 4, words: 'visits per visitor per month' },
  documentsAVisit: {
    value: 2,
    words: 'documents per visit (programs open inside the page without another one)',
  },
  secondsVisible: { value: 180, words: 'seconds a page is visible (hidden pages send no requests)' },
  shareWallet: {
    value: 0.1,
    words: 'share of visits with a wallet (other visitors use the snapshot, not a node)',
  },
  shareChart: { value: 0.3, words: 'share of time with an open chart' },
  shareNew: { value: 0.5, words: 'share of visits with an empty cache' },
  shareSignIn: { value: 0.05, words: 'share of visits that sign in' },
  shareSafe: { value: 0.05, words: 'share of visits that open a Safe queue' },
  shareProposes: { value: 0.02, words: 'share of visits that propose or confirm' },
  peak: { value: 5, words: 'busiest minute, times the average' },
  serversAPage: {
    value: 1,
    words: 'servers that answer one page within a block (load balancer with sticky sessions)',
  },
  busy: { value: 0.5, words: 'maximum use of the measured capacity, on one server with two cores' },
  nodeCalls: {
    value: 500,
    words: 'calls per second that one good node answers (assumed, not measured)',
  },
} as const

/** Of mainnet. */
const blockSeconds = 12
/** Seconds between two looks of an open page, as the program has them; at the snapshot twice a block where it comes late. */
const lookSeconds = { wallet: 4, snapshot: blockSeconds / 2, chart: 12, safe: 4 }
/** Of each server a second: it follows the chain and makes the snapshot, however many watch (see measureOpenPages). */
const SERVER_CALLS = 4
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
  const wallets = openPages * of('shareWallet')
  const visit = (name: string, promised: number) => figure(results, 'measureVisits', name, promised).value
  const wallet = (name: string, promised: number) => figure(results, 'measureWallets', name, promised).value
  const walletKibibytes = wallet('a look with a wallet, their answers', 8)
  const kibibytes = visit('/pairs, bytes over the wire', 200)
  const looks = (wallets / lookSeconds.wallet) * wallet('a look with a wallet, requests to the server', 2)
  const served = (name: string, perSecond: number, most: Figure): Path => ({
    name,
    perSecond,
    most: most.value,
    source: most.source,
  })
  const documents = startsPerSecond * of('documentsAVisit')
  const paths = [
    served(
      'snapshot requests',
      openPages / lookSeconds.snapshot,
      figure(results, 'measureSnapshot', 'snapshot', 8_000),
    ),
    served('wallet requests (`/rpc`)', looks, figure(results, 'measureProxy', 'RPC proxy', 2_000)),
    served('documents', documents, figure(results, 'measureDocuments', 'static document', 5_000)),
    served(
      'charts',
      (openPages * of('shareChart')) / lookSeconds.chart,
      figure(results, 'measureSnapshot', 'candles of a month, kept', 2_000),
    ),
    served(
      'Safe queues',
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
    name: 'calls to nodes for wallets',
    perSecond: wallets * wallet('one wallet more, calls to the node', 1.4) * of('serversAPage'),
    most: of('nodeCalls'),
    source: 'assumed' as const,
  }
  const byDefault = 'wallet requests, default limit (`LIMIT_RPC_TOTAL_PER_SECOND`)'
  const servers = Math.max(1, Math.ceil(used / of('busy')))
  const limit = { name: byDefault, perSecond: looks, most: defaultLooks, source: 'a setting' } as const
  return {
    visitors,
    openPages,
    paths: [...paths, toNodes],
    limits: [limit],
    gigabytesAMonth: {
      files: gigabytes(visits * of('shareNew') * kibibytes),
      looks: gigabytes(
        visits *
          of('secondsVisible') *
          (visit('/pairs, its snapshot', 4) / lookSeconds.snapshot +
            (of('shareWallet') * walletKibibytes) / lookSeconds.wallet),
      ),
    },
    servers,
    nodes: Math.max(1, Math.ceil((toNodes.perSecond + servers * SERVER_CALLS) / toNodes.most)),
  }
}

const gigabytes = (kibibytes: number) => (kibibytes * 1_024) / 1e9

type Figure = { readonly value: number; readonly source: 'measured' | 'promised' }

function figure({ parts }: Results, part: string, name: string, promised: number): Figure {
  const found = parts[part]?.measurements.find((measurement) => measurement.name === name)
  return found ? { value: found.value, source: 'measured' } : { value: promised, source: 'promised' }
}
