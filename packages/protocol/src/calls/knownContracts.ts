import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import { allowanceModules } from '@love/contracts/deployments/allowanceModules'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { safeFactories } from '@love/contracts/deployments/safe'
import { type Abi, type Address, erc20Abi, isAddressEqual } from 'viem'
import { lpToken } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { routingPairs } from '../pairs/pairs.ts'
import type { Token } from '../tokens/token.ts'
import { eth, faith, tokens, weth } from '../tokens/tokens.ts'

export type KnownContract = {
  /** For people: “Uniswap V2 router”, “LP of LOVE-ETH”. */
  readonly name: string
  readonly address: Address
  readonly abi: Abi
  /** What its amounts count, where it is a token. */
  readonly token?: Token | undefined
}

const ofToken: Readonly<Record<string, Abi>> = { [faith.symbol]: faithVaultAbi, [weth.symbol]: weth9Abi }

/** Every contract of ours on one chain. An address that is not here is a stranger. */
export function knownContracts(deployment: Deployment): readonly KnownContract[] {
  const listed = tokens.filter(({ symbol }) => symbol !== eth.symbol)
  return [
    { name: 'Uniswap V2 router', address: deployment.router, abi: uniswapV2Router02Abi },
    ...Object.entries(safeFactories).map(([version, address]) => ({
      name: `Safe ${version} factory`,
      address,
      abi: safeProxyFactoryAbi,
    })),
    ...allowanceModules.map(({ version, address }) => ({
      name: `AllowanceModule ${version}`,
      address,
      abi: allowanceModuleAbi,
    })),
    { name: 'LP farm', address: deployment.farm, abi: loveFarmAbi },
    ...listed.flatMap((token) => {
      const address = deployment.tokens[token.symbol]
      const name = token === faith ? 'FAITH vault' : token.symbol
      return address ? [{ name, address, abi: ofToken[token.symbol] ?? erc20Abi, token }] : []
    }),
    ...routingPairs.map((pair) => ({
      name: `LP of ${pair.name}`,
      address: pairAddress(deployment, pair),
      abi: uniswapV2PairAbi,
      token: lpToken(pair),
    })),
  ]
}

export function findContract(deployment: Deployment, address: Address): KnownContract | undefined {
  return knownContracts(deployment).find((known) => isAddressEqual(known.address, address))
}
