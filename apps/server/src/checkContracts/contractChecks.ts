import { uniswapV2FactoryAbi } from '@love/contracts/abi/uniswapV2Factory.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { safeContracts } from '@love/contracts/deployments/safe'
import { officialContracts } from '@love/contracts/deployments/safeReleases'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairAddress, sortedTokens } from '@love/protocol/pairs/pairAddress'
import { pricePairs } from '@love/protocol/pairs/pairs'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, tokens, weth } from '@love/protocol/tokens/tokens'
import { type Address, erc20Abi } from 'viem'
import { type ContractCheck, checkAnswer, checkCode } from './contractCheck.ts'

export type ContractChecksParameters = {
  deployment: Deployment
  /** `SAFE_DELEGATECALL_TARGETS`. */
  delegateTargets: readonly Address[]
}

/** All that must be right on the chain before anybody may trust what the server says. */
export function contractChecks(parameters: ContractChecksParameters): readonly ContractCheck[] {
  const { deployment } = parameters
  const listed = tokens.filter(({ symbol }) => symbol !== eth.symbol)
  return [
    ...contractsOf(parameters, listed).map(checkCode),
    ...listed.map((token) => decimalsCheck(deployment, token)),
    routerCheck(deployment, 'factory', deployment.factory),
    routerCheck(deployment, 'WETH', tokenAddress(deployment, weth)),
    ...pricePairs.map((pair) => pairCheck(deployment, pair)),
  ]
}

/** Each address once, under its first name. */
function contractsOf(
  { deployment, delegateTargets }: ContractChecksParameters,
  listed: readonly Token[],
): readonly Pick<ContractCheck, 'name' | 'address'>[] {
  const { farm, factory, router, multicall3 } = deployment
  const named = [
    ...listed.map((token) => ({ name: token.symbol, address: tokenAddress(deployment, token) })),
    { name: 'The farm', address: farm },
    { name: 'The factory', address: factory },
    { name: 'The router', address: router },
    { name: 'Multicall3', address: multicall3 },
    ...pricePairs.map((pair) => ({ name: `The pair ${pair.name}`, address: pairAddress(deployment, pair) })),
    ...Object.entries(safeContracts).map(([name, address]) => ({
      name: `The Safe contract ${name}`,
      address,
    })),
    // Not every release is on every chain; a call to where none is does nothing.
    ...delegateTargets
      .filter((target) => !officialContracts.some(({ address }) => address === target))
      .map((address) => ({ name: 'An entry of SAFE_DELEGATECALL_TARGETS', address })),
  ]
  return named.filter(({ address }, at) => named.findIndex((other) => other.address === address) === at)
}

/** The page counts with the same number: where the chain differs, every amount would be wrong by powers of ten. */
function decimalsCheck(deployment: Deployment, token: Token): ContractCheck {
  const { symbol, decimals } = token
  const address = tokenAddress(deployment, token)
  return checkAnswer({
    name: symbol,
    address,
    abi: erc20Abi,
    functionName: 'decimals',
    problem: (value) =>
      value === decimals
        ? undefined
        : `${symbol} (${address}) has ${String(value)} decimals on this chain, but ${decimals} in the token list. Correct packages/protocol/src/tokens/${symbol.toLowerCase()}.ts, build the page and start again.`,
  })
}

function routerCheck(
  { router }: Deployment,
  functionName: 'factory' | 'WETH',
  expected: Address,
): ContractCheck {
  return checkAnswer({
    name: 'The router',
    address: router,
    abi: uniswapV2Router02Abi,
    functionName,
    problem: (value) =>
      value === expected
        ? undefined
        : `The router (${router}) uses a different ${functionName}: ${String(value)}, not ${expected}.`,
  })
}

function pairCheck(deployment: Deployment, pair: PairDefinition): ContractCheck {
  const derived = pairAddress(deployment, pair)
  return checkAnswer({
    name: `The pair ${pair.name}`,
    address: derived,
    to: deployment.factory,
    abi: uniswapV2FactoryAbi,
    functionName: 'getPair',
    args: sortedTokens(deployment, pair),
    problem: (value) =>
      value === derived
        ? undefined
        : `The pair ${pair.name} is at ${String(value)} in the factory, but its derived address is ${derived}.`,
  })
}
