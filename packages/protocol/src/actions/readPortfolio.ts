import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address, Client } from 'viem'
import type { Farm } from '../farm/farm.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairs, pricePairs } from '../pairs/pairs.ts'
import type { Token } from '../tokens/token.ts'
import { tokens as ourTokens } from '../tokens/tokens.ts'
import { readFarmPools } from './readFarmPools.ts'
import { type PairState, readPairs } from './readPair.ts'
import { readVault, type VaultState } from './readVault.ts'
import { type HeldLp, readWallet, type WalletReading } from './readWallet.ts'

export type ReadPortfolioParameters = {
  readonly deployment: Deployment
  readonly account: Address
  /** All of ours if left out. */
  readonly tokens?: readonly Token[]
  /** An earlier reading, of whomever: then nothing has to be guessed. */
  readonly previous?: Pick<Portfolio, 'farm'> | undefined
}

/** All that an account owns here, and what its prices are made of. */
export type Portfolio = {
  readonly account: Address
  /** The oldest one that a figure belongs to. */
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  /** LP tokens of all our pairs among it. */
  readonly wallet: WalletReading
  readonly farm: Farm
  readonly vault: VaultState
  readonly pairs: readonly PairState[]
}

/**
 * A batching client makes one request of it. The farm tells about the LP tokens of its pools: only those of pairs
 * without one are asked for, once they are known. Where a block came in between, all is read once more.
 */
export async function readPortfolio(client: Client, parameters: ReadPortfolioParameters): Promise<Portfolio> {
  const guess = parameters.previous ? pairsWithoutPool(parameters.previous.farm) : []
  const first = await readAll(client, parameters, guess)
  const others = pairsWithoutPool(first.portfolio.farm)
  if (first.isOfOneBlock && others.every((pair) => guess.includes(pair))) return first.portfolio
  const { portfolio } = await readAll(client, { ...parameters, previous: first.portfolio }, others)
  return portfolio
}

function pairsWithoutPool({ pools }: Farm): readonly PairDefinition[] {
  return pairs.filter(({ name }) => !pools.some(({ pair }) => pair?.name === name))
}

async function readAll(
  client: Client,
  { deployment, account, tokens = ourTokens, previous }: ReadPortfolioParameters,
  others: readonly PairDefinition[],
) {
  const [priced, farm, wallet, vault] = await Promise.all([
    // First, as its calls wait for others to join them: begun after the rest, on a slow machine they miss its request.
    readPairs(client, { deployment, pairs: pricePairs }),
    readFarmPools(client, { deployment, account, known: previous?.farm.pools.map(({ lpToken }) => lpToken) }),
    readWallet(client, { deployment, account, tokens, pairs: others }),
    readVault(client, { deployment, account }),
  ])
  const { block, timestamp } = [farm, vault, priced].reduce<Clock>(
    (oldest, reading) => (reading.block < oldest.block ? reading : oldest),
    wallet,
  )
  const isOfOneBlock = [wallet, farm, vault, priced].every((reading) => reading.block === block)
  const lpTokens = [...lpTokensOf(farm), ...wallet.lpTokens]
  const portfolio: Portfolio = {
    account,
    block,
    timestamp,
    farm,
    vault,
    wallet: { ...wallet, lpTokens },
    pairs: priced.pairs,
  }
  return { isOfOneBlock, portfolio }
}

type Clock = { readonly block: bigint; readonly timestamp: bigint }

/** In the order of our pairs; a pair may have two pools, but there is only one balance. */
function lpTokensOf({ pools }: Farm): readonly HeldLp[] {
  return pairs.flatMap((pair) => {
    const pool = pools.find((each) => each.pair?.name === pair.name)
    return pool ? [{ pair, address: pool.lpToken, held: pool.stake?.held ?? 0n, supply: pool.supply }] : []
  })
}
