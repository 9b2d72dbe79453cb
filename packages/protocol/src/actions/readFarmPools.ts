import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address, Client } from 'viem'
import { UnreadableError } from '../errors.ts'
import type { Farm } from '../farm/farm.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { pairs } from '../pairs/pairs.ts'
import { readContract } from './readContract.ts'
import { type FarmRound, readFarmRound } from './readFarmRound.ts'

export type ReadFarmPoolsParameters = {
  readonly deployment: Deployment
  readonly account?: Address | undefined
  /** LP tokens of all pools as of an earlier reading: then nothing has to be guessed. */
  readonly known?: readonly Address[] | undefined
}

/**
 * Asked for before it is known how many there are: one for each pair, and two more. Every further one makes the request
 * longer, and the server refuses those above 64 KiB.
 */
const likelyPools = pairs.length + 2
/** A node that names a larger number lies, and would keep us busy for ever. */
const mostPools = 256n
/** To learn how many pools there are, then their LP tokens, then all about both. */
const mostRounds = 3

/**
 * All that a table of the farm shows, of one block and in one request: the pools and the LP tokens of our pairs are
 * asked for before the farm has named them. LP tokens of other pairs, more pools than likely, and farms that must not
 * be asked beyond their end (those of older compilers burn all gas then) take another round, unless they are `known`.
 */
export async function readFarmPools(
  client: Client,
  { deployment, account, known }: ReadFarmPoolsParameters,
): Promise<Farm> {
  const ours = pairs.map((pair) => pairAddress(deployment, pair))
  const roundOf = (count: number, others: readonly Address[]) =>
    readFarmRound(client, { deployment, account, count, lpTokens: [...new Set([...ours, ...others])] })
  const [length, first] = await Promise.all([
    readContract(client, { abi: loveFarmAbi, address: deployment.farm, functionName: 'poolLength' }),
    roundOf(known?.length ?? likelyPools, known ?? []).catch(() => undefined),
  ])
  const count = Number(length < mostPools ? length : mostPools)
  let asked = new Set([...ours, ...(known ?? [])])
  let round = first
  for (let rounds = 1; !isWhole(round, count, asked) && rounds < mostRounds; rounds += 1) {
    asked = new Set([...asked, ...(round?.pools.map(({ lpToken }) => lpToken) ?? [])])
    round = await roundOf(count, [...asked])
  }
  if (!round || !isWhole(round, count, asked))
    throw new UnreadableError("The farm's pools changed while they were being read.")
  return { ...round.totals, pools: round.pools.slice(0, count) }
}

function isWhole(round: FarmRound | undefined, count: number, asked: ReadonlySet<Address>): boolean {
  const pools = round?.pools.slice(0, count)
  return pools?.length === count && pools.every(({ lpToken }) => asked.has(lpToken))
}
