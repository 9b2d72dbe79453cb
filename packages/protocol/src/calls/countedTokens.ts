import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, isAddress } from 'viem'
import { lpToken } from '../pairs/pair.ts'
import { routingPairs } from '../pairs/pairs.ts'
import type { Token } from '../tokens/token.ts'
import { eth, faith, love, weth } from '../tokens/tokens.ts'
import { findContract, type KnownContract } from './knownContracts.ts'

type NamedArguments = Readonly<Record<string, unknown>>

export type CountedTokensParameters = {
  readonly deployment: Deployment
  readonly contract: KnownContract
  readonly args: NamedArguments
}

/** Which token each amount of a call counts, by the name of the argument; those that are not here stay plain numbers. */
export function countedTokens(parameters: CountedTokensParameters): Readonly<Record<string, Token>> {
  const { deployment, contract, args } = parameters
  const at = (address: unknown): Token | undefined =>
    typeof address === 'string' && isAddress(address, { strict: false })
      ? findContract(deployment, address)?.token
      : undefined
  const path: readonly unknown[] = Array.isArray(args.path) ? args.path : []
  const [first, last] = [at(path[0]), at(path.at(-1))]
  const [a, b] = [at(args.tokenA), at(args.tokenB)]
  const token = at(args.token)
  const shares = a && b ? sharesOf(a, b) : token && sharesOf(token, eth)
  return withoutGaps({
    liquidity: shares,
    ...(contract.token && { amount: contract.token, value: contract.token, wad: contract.token }),
    ...(contract.token?.symbol === faith.symbol && { loveAmount: love, shareAmount: faith }),
    amountIn: first,
    amountInMax: first,
    amountOut: last,
    amountOutMin: last,
    amountADesired: a,
    amountAMin: a,
    amountBDesired: b,
    amountBMin: b,
    amountTokenDesired: token,
    amountTokenMin: token,
    ...(token && { amountETHMin: eth }),
  })
}

function sharesOf(one: Token, other: Token): Token | undefined {
  const symbols = [one.symbol, other.symbol].map((symbol) => (symbol === weth.symbol ? eth.symbol : symbol))
  const pair = routingPairs.find((known) =>
    [known.other, known.base].every(({ symbol }) => symbols.includes(symbol)),
  )
  return pair && lpToken(pair)
}

function withoutGaps(named: Readonly<Record<string, Token | undefined>>): Readonly<Record<string, Token>> {
  return Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, Token] => entry[1] !== undefined),
  )
}

/** The tokens of a route in words: “USDT → LOVE → WBTC”. */
export function routeText(deployment: Deployment, path: readonly Address[]): string {
  return path.map((address) => findContract(deployment, address)?.name ?? address).join(' → ')
}
