import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Abi, type Address, decodeFunctionData, erc20Abi, type Hex, isAddressEqual } from 'viem'

export type CallDescription = {
  /** Whose contract it is, where we know it. */
  readonly contract: string | undefined
  /** `deposit(0, 1000)`; undefined: not decoded. */
  readonly call: string | undefined
}

/** What a call does, by the ABIs of the contracts we know; other contracts are tried as a token and as a Safe. */
export function describeCall(deployment: Deployment, to: Address | undefined, data: Hex): CallDescription {
  const known = knownContracts(deployment).find(({ address }) => to && isAddressEqual(address, to))
  const abis: readonly Abi[] = known ? [known.abi] : [erc20Abi, safeAbi]
  const calls = abis.map((abi) => decode(abi, data)).filter((call) => call !== undefined)
  return { contract: known?.name, call: calls[0] }
}

function knownContracts({
  farm,
  router,
  tokens,
}: Deployment): readonly { name: string; address: Address; abi: Abi }[] {
  const ofToken: Readonly<Record<string, Abi>> = { FAITH: faithVaultAbi, WETH: weth9Abi }
  return [
    { name: 'LP farm', address: farm, abi: loveFarmAbi },
    { name: 'Uniswap V2 router', address: router, abi: uniswapV2Router02Abi },
    ...Object.entries(tokens).map(([symbol, address]) => ({
      name: symbol,
      address,
      abi: ofToken[symbol] ?? erc20Abi,
    })),
  ]
}

function decode(abi: Abi, data: Hex): string | undefined {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    return `${functionName}(${args.map(argumentText).join(', ')})`
  } catch {
    return undefined
  }
}

function argumentText(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(argumentText).join(', ')}]` : String(value)
}
