import { costRow } from './costRow.ts'
import type { Findings } from './findings.ts'
import { type Load, load } from './gateway/load.ts'
import { mapValues } from './mapValues.ts'
import { pacedTimes } from './pacedTimes.ts'
import { percentile } from './percentile.ts'
import { round } from './round.ts'
import { withPeers, withStack } from './withStack.ts'

const SECONDS = 8
/** Neither kept by the proxy nor shared: each is asked of the node, which shares the machine. */
const unknown = { method: 'eth_getTransactionReceipt', params: [`0x${'00'.repeat(32)}`] }
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...unknown })
const headers = { 'content-type': 'application/json' }

/** Reads through the proxy, as fast as it goes, and what it adds to a node asked a hundred times a second. */
export function measureProxy(): Promise<Findings> {
  return withStack((stack) =>
    withPeers(stack, async (peers, failures) => {
      // What a server needs for its work it takes at first, and keeps.
      await posts(`${stack.url}/rpc`, stack.computedMs)
      const before = stack.residentMegabytes()
      const ours = await posts(`${stack.url}/rpc`, stack.computedMs)
      const growth = stack.residentMegabytes() - before
      const theirs = peers && {
        Next: await posts(`${peers.next}/rpc`, () => peers.computedMs(peers.next)),
        Express: await posts(`${peers.express}/rpc`, () => peers.computedMs(peers.express)),
        'the node itself': await posts(stack.nodeUrl),
      }
      const all = { ours: `${stack.url}/rpc`, ...(peers && peersOf(peers)) }
      const times = await pacedTimes({
        urls: [stack.nodeUrl, ...Object.values(all)],
        body,
        perSecond: 100,
        seconds: 6,
      })
      const p95 = (url: string) => percentile(times.get(url) ?? [], 0.95)
      const added = (url: string) => round(p95(url) - p95(stack.nodeUrl))
      return {
        failures,
        measurements: [
          { name: 'RPC proxy', value: ours.perSecond, unit: '/s', atLeast: 2_000 },
          costRow('RPC proxy', ours.cpuMs, 2_000),
          { name: 'RPC proxy at 100/s adds, p95', value: added(all.ours), unit: 'ms', atMost: 10 },
          { name: 'memory that the proxy grew by', value: Math.round(growth), unit: 'MB', atMost: 100 },
        ],
        comparisons:
          theirs && peers
            ? [
                {
                  name: 'RPC proxy',
                  unit: '/s',
                  better: 'more',
                  ours: ours.perSecond,
                  peers: mapValues(theirs, ({ perSecond }) => perSecond),
                },
                {
                  name: 'RPC proxy, server CPU',
                  unit: 'ms',
                  better: 'less',
                  ours: round(ours.cpuMs, 3),
                  peers: mapValues({ Next: theirs.Next, Express: theirs.Express }, ({ cpuMs }) =>
                    round(cpuMs, 3),
                  ),
                },
                {
                  name: 'RPC proxy at 100/s, p95',
                  unit: 'ms',
                  better: 'less',
                  ours: round(p95(all.ours)),
                  peers: mapValues(peersOf(peers), (url) => round(p95(url))),
                },
              ]
            : [],
      }
    }),
  )
}

const peersOf = ({ next, express }: { next: string; express: string }) => ({
  Next: `${next}/rpc`,
  Express: `${express}/rpc`,
})

async function posts(url: string, computedMs?: () => number): Promise<Load> {
  const { pathname: path, origin } = new URL(url)
  const request = { method: 'POST' as const, path, headers, body }
  const asked = { url: origin, connections: 32, status: 200, request }
  await load({ ...asked, seconds: 2 })
  return load({ ...asked, seconds: SECONDS, ...(computedMs && { computedMs }) })
}
