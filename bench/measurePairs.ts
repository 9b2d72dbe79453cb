import { devnetChain } from '@love/devnet/devnetClient'
import { readPairs } from '@love/protocol/actions/readPair'
import { quoteExactIn } from '@love/protocol/quotes/quoteExactIn'
import type { Token } from '@love/protocol/tokens/token'
import { eth, love } from '@love/protocol/tokens/tokens'
import { createClient, http } from 'viem'
import { chainDefaults } from '../apps/web/src/chain/chainDefaults.ts'
import { type Findings, growthOf, type Line } from './findings.ts'
import { median } from './measurement.ts'
import { type MadePairs, makePairs, stateOf } from './pairs/makePairs.ts'
import { placePairs } from './pairs/placePairs.ts'
import { round } from './round.ts'
import { withStack } from './withStack.ts'

const sizes = [11, 101, 1_001]
/** One call with 256 reads, which is what the page puts into one, is larger than the proxy takes by default. */
const settings = { LIMIT_RPC_BODY_BYTES: '1000000' }
const RUNS = 7

/** Finding the best price, and reading the table through our server, with up to a hundred times our pairs. */
export function measurePairs(): Promise<Findings> {
  return withStack(
    async ({ url, client }) => {
      const most = makePairs(sizes.at(-1) ?? 0)
      await placePairs(client, most)
      const chain = { ...devnetChain, contracts: { multicall3: { address: most.deployment.multicall3 } } }
      const { multicallBatchSize: batchSize, multicallWaitMs: wait, rpcBatchWaitMs } = chainDefaults
      // As the page asks, but for one thing: it would send what is above the proxy's limit in several posts.
      const reader = createClient({
        chain,
        batch: { multicall: { batchSize, wait } },
        transport: http(`${url}/rpc`, { batch: { wait: rpcBatchWaitMs } }),
      })
      const read = async (made: MadePairs) => {
        const { pairs } = await readPairs(reader, made)
        if (pairs.some(({ reserves }) => !reserves?.base.raw)) throw new Error('A pair has no reserves.')
      }
      const lines = {
        aside: await lineOf('between two tokens of the list', quoteBetween('T0', 'T1')),
        hubs: await lineOf('from LOVE to ETH', (made) => quote(made, love, eth)),
        table: await lineOf('the table', read),
      }
      const growth = (name: string, line: Line, atMost: number) => ({
        name: `${name}, 1,001 pairs to 11`,
        value: round(growthOf(line), 1),
        unit: '×',
        atMost,
      })
      const last = (line: Line) => line.points.at(-1)?.value ?? Number.NaN
      return {
        measurements: [
          { name: 'best price of 1,001 pairs, two tokens', value: last(lines.aside), unit: 'ms', atMost: 20 },
          { name: 'best price of 1,001 pairs, LOVE to ETH', value: last(lines.hubs), unit: 'ms', atMost: 20 },
          growth('best price, two tokens', lines.aside, 100),
          growth('best price, LOVE to ETH', lines.hubs, 100),
          { name: 'table of 1,001 pairs', value: last(lines.table), unit: 'ms', atMost: 1_000 },
          growth('table', lines.table, 10),
        ],
        curves: [
          { name: 'Best price', across: 'pairs', unit: 'ms', lines: [lines.aside, lines.hubs] },
          { name: 'Reading the pairs table', across: 'pairs', unit: 'ms', lines: [lines.table] },
        ],
      }
    },
    { settings },
  )
}

async function lineOf(name: string, work: (made: MadePairs) => unknown): Promise<Line> {
  const points = []
  for (const size of sizes) {
    const made = makePairs(size)
    const times: number[] = []
    for (let run = 0; run <= RUNS; run++) {
      const started = performance.now()
      await work(made)
      times.push(performance.now() - started)
    }
    // The first of its kind is slower, once.
    points.push({ at: size, value: round(median(times.slice(1)), 3) })
  }
  return { name, points }
}

const tokenOf = ({ pairs }: MadePairs, symbol: string): Token => {
  const found = pairs.find(({ other }) => other.symbol === symbol)
  if (!found) throw new Error(`There is no ${symbol}.`)
  return found.other
}

const quoteBetween = (from: string, to: string) => (made: MadePairs) =>
  quote(made, tokenOf(made, from), tokenOf(made, to))

const states = new Map<MadePairs, ReturnType<typeof stateOf>>()

function quote(made: MadePairs, from: Token, to: Token): void {
  const known = states.get(made) ?? stateOf(made)
  states.set(made, known)
  quoteExactIn({ states: known, amountIn: { raw: 10n ** 18n, token: from }, to })
}
