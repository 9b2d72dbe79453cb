import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import type { Devnet } from '@love/devnet/startDevnet'
import { readPairs } from '@love/protocol/actions/readPair'
import { squareRoot } from '@love/protocol/liquidity/squareRoot'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairAddress, sortedTokens } from '@love/protocol/pairs/pairAddress'
import { pricePairs } from '@love/protocol/pairs/pairs'
import { isAvailable } from '@love/protocol/prices/figure'
import { add, type Fraction, fraction, invert, multiply } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, faith, love, war3 } from '@love/protocol/tokens/tokens'
import { type Address, createClient, custom, erc20Abi, type Hex, numberToHex } from 'viem'

/** The chain as it was at the end of a block, by what contracts answer there: no event is looked at. */
type Moment = ReturnType<typeof momentAt>

export function momentAt({ client, contracts }: Devnet, blockNumber: bigint) {
  const { deployment } = contracts
  const at = { blockNumber }
  const balance = (address: Address, of: Address) =>
    client.readContract({ ...at, address, abi: erc20Abi, functionName: 'balanceOf', args: [of] })
  const then = createClient({
    transport: custom({
      request: ({ method, params }: { method: string; params: [unknown, Hex?] }) =>
        client.request({
          method,
          params: method === 'eth_call' ? [params[0], numberToHex(blockNumber)] : params,
        } as never),
    }),
  })
  return {
    balance,
    held: (token: Token, of: Address) =>
      token === eth
        ? client.getBalance({ ...at, address: of })
        : balance(tokenAddress(deployment, token), of),
    supply: (address: Address) =>
      client.readContract({ ...at, address, abi: erc20Abi, functionName: 'totalSupply' }),
    staked: async (pool: bigint, of: Address) => {
      const info = await client.readContract({
        ...{ ...at, address: deployment.farm, abi: loveFarmAbi, functionName: 'userInfo', args: [pool, of] },
      })
      return (info as readonly [bigint, bigint])[0]
    },
    reserves: async (pair: PairDefinition) => {
      const [first, second] = await client.readContract({
        ...{ ...at, address: pairAddress(deployment, pair) },
        ...{ abi: uniswapV2PairAbi, functionName: 'getReserves' },
      })
      const isBaseFirst = sortedTokens(deployment, pair)[0] === tokenAddress(deployment, pair.base)
      return isBaseFirst ? { base: first, other: second } : { base: second, other: first }
    },
    prices: async () => {
      const { pairs } = await readPairs(then, { deployment, pairs: pricePairs })
      const usd = usdPrices(pairs)
      return (token: Token): Fraction => {
        const price = usd(token)
        if (!isAvailable(price)) throw new Error(`${token.symbol} has no price.`)
        return multiply(price, fraction(1n, 10n ** BigInt(token.decimals)))
      }
    },
  }
}

export type Ledger = {
  readonly shares: bigint
  readonly staked: bigint
  readonly cost: Fraction
  readonly paid: Fraction
  readonly received: Fraction
  readonly gained: Fraction
  /** In ether and in LOVE. */
  readonly gainedEth: Fraction
  readonly costLove: Fraction
  readonly known: Fraction
  readonly held: readonly Fraction[]
  readonly liquidity: Fraction
  readonly feeShares: bigint
  readonly usdSeconds: Fraction
  readonly harvested: bigint
  readonly growth: Fraction
}

const none = fraction(0n)
const ours: readonly Token[] = [love, war3, eth, faith]
const absolute = (value: bigint) => (value < 0n ? -value : value)
const minus = (a: Fraction, b: Fraction) => add(a, { ...b, numerator: -b.numerator })

export type LedgerParameters = {
  readonly devnet: Devnet
  readonly account: Address
  readonly asset: PairDefinition | typeof faith
  /** Of the farm, where the pair has one. */
  readonly pool?: bigint
  readonly from: bigint
  readonly to: bigint
}

/**
 * What a position is by the account's balances before and after each block, with exact fractions. Works where no block
 * has more than one transaction of the account.
 */
export async function positionLedger(parameters: LedgerParameters): Promise<Ledger> {
  const { devnet, account, asset, pool, from, to } = parameters
  const { client, contracts } = devnet
  const pair = 'base' in asset ? asset : undefined
  const address = pair ? pairAddress(contracts.deployment, pair) : tokenAddress(contracts.deployment, faith)
  const sides = pair ? [pair.base, pair.other] : [love]
  let [shares, staked, feeShares, harvested] = [0n, 0n, 0n, 0n]
  let [known, cost, paid, received, gained, liquidity, usdSeconds] = Array<Fraction>(7).fill(none) as [
    ...[Fraction, Fraction, Fraction, Fraction, Fraction, Fraction, Fraction],
  ]
  let [costEth, costLove, gainedEth, growth] = [none, none, none, none]
  let held: readonly Fraction[] = sides.map(() => none)
  let since = Number((await client.getBlock({ blockNumber: from })).timestamp)
  const keep = (part: Fraction) => {
    known = multiply(known, part)
    held = held.map((one) => multiply(one, part))
    liquidity = multiply(liquidity, part)
  }
  const keepCost = (part: Fraction) => {
    cost = multiply(cost, part)
    costEth = multiply(costEth, part)
    costLove = multiply(costLove, part)
  }
  for (let block = from; block <= to; block++) {
    const { transactions, timestamp } = await client.getBlock({ blockNumber: block })
    const seconds = BigInt(Number(timestamp) - since)
    usdSeconds = add(usdSeconds, multiply(cost, fraction(seconds)))
    since = Number(timestamp)
    const [before, after] = [momentAt(devnet, block - 1n), momentAt(devnet, block)]
    const change = async (read: (moment: Moment) => Promise<bigint>) => {
      const [was, is] = await Promise.all([read(before), read(after)])
      return is - was
    }
    if (transactions.length === 0) continue
    const inWallet = await change((moment) => moment.balance(address, account))
    const inFarm = pool === undefined ? 0n : await change((moment) => moment.staked(pool, account))
    const minted = await change((moment) => moment.supply(address))
    const receipt = await client.getTransactionReceipt({ hash: transactions[0] as Hex })
    const isOwn = receipt.from.toLowerCase() === account.toLowerCase()
    if (
      pool !== undefined &&
      isOwn &&
      receipt.to?.toLowerCase() === contracts.deployment.farm.toLowerCase()
    ) {
      const rewards = await change((moment) => moment.held(love, account))
      const isPool = inFarm !== 0n || inWallet !== 0n || (await isHarvestOf(devnet, block, account, pool))
      if (isPool) harvested += rewards
    }
    staked += inFarm
    const owned = inWallet + inFarm
    if (owned === 0n) continue
    if (inFarm > 0n) {
      keep(fraction(shares + owned, shares))
      shares += owned
      feeShares -= owned
      continue
    }
    if (!isOwn || minted === 0n) {
      if (owned < 0n) {
        keep(fraction(shares + owned, shares))
        keepCost(fraction(shares + owned, shares))
      }
      shares += owned
      continue
    }
    const price = await after.prices()
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    const amounts = pair
      ? await Promise.all([
          change(async (moment) => (await moment.reserves(pair)).base),
          change(async (moment) => (await moment.reserves(pair)).other),
        ])
      : [-(await change((moment) => moment.held(love, account)))]
    const usdOf = async (token: Token, at: number) => {
      // What a foreign token keeps for itself on its way in is told to nobody who follows only our pairs.
      const isForeign = !ours.includes(token) && owned > 0n
      const own = isForeign ? -(amounts[at] ?? 0n) : await change((moment) => moment.held(token, account))
      return multiply(fraction(own + (token === eth ? fee : 0n)), price(token))
    }
    const usd = (await Promise.all(sides.map(usdOf))).reduce(add, none)
    const inOther = (value: Fraction, token: Token) => {
      const each = multiply(price(token), fraction(10n ** 18n))
      return multiply(value, fraction(each.denominator, each.numerator))
    }
    const [first = 0n, second] = amounts
    const moved = fraction(second === undefined ? absolute(first) : squareRoot(first * second))
    if (owned > 0n) {
      known = add(known, fraction(owned))
      const spent = multiply(usd, fraction(-1n))
      cost = add(cost, spent)
      costEth = add(costEth, inOther(spent, eth))
      costLove = add(costLove, inOther(spent, love))
      paid = add(paid, spent)
      held = held.map((one, at) => add(one, fraction(amounts[at] ?? 0n)))
      liquidity = add(liquidity, moved)
    } else {
      const knownPart = multiply(known, fraction(1n, shares))
      const rest = fraction(shares + owned, shares)
      const got = multiply(usd, knownPart)
      const gone = minus(cost, multiply(cost, rest))
      const taken = multiply(moved, knownPart)
      const grown = minus(taken, minus(liquidity, multiply(liquidity, rest)))
      const values = sides.map((token, at) => multiply(fraction(absolute(amounts[at] ?? 0n)), price(token)))
      const worth = multiply(values.reduce(add, none), knownPart)
      if (grown.numerator > 0n) growth = add(growth, multiply(worth, multiply(grown, invert(taken))))
      received = add(received, got)
      gained = add(gained, minus(got, gone))
      gainedEth = add(gainedEth, minus(inOther(got, eth), minus(costEth, multiply(costEth, rest))))
      keep(rest)
      keepCost(rest)
    }
    shares += owned
  }
  return {
    ...{ shares, staked, cost, paid, received, gained, gainedEth, costLove, known, held },
    ...{ liquidity, feeShares, usdSeconds, harvested, growth },
  }
}

/** Whether it was this pool that a transaction with nothing of its own was about. */
async function isHarvestOf({ client, contracts }: Devnet, block: bigint, account: Address, pool: bigint) {
  const { farm } = contracts.deployment
  const pending = (blockNumber: bigint) =>
    client.readContract({
      ...{ address: farm, abi: loveFarmAbi, functionName: 'pendingLove', args: [pool, account], blockNumber },
    })
  return (await pending(block - 1n)) > (await pending(block))
}
