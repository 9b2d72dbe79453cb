import { compatibilityFallbackHandlerAbi } from '@love/contracts/abi/compatibilityFallbackHandler.abi'
import { createCallAbi } from '@love/contracts/abi/createCall.abi'
import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import { multiSendAbi } from '@love/contracts/abi/multiSend.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { signMessageLibAbi } from '@love/contracts/abi/signMessageLib.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import { once } from '@love/protocol/once'
import {
  type Abi,
  type AbiFunction,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  type Hex,
  parseAbi,
  toFunctionSelector,
} from 'viem'

/** Of Safes before 1.1.0 and from 1.5.0 on. */
const otherSafes = parseAbi([
  'function changeMasterCopy(address masterCopy)',
  'function setModuleGuard(address moduleGuard)',
])

/** The name of a parameter is that of the first one: the standards rule. */
const abis: readonly Abi[] = [
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  safeAbi,
  otherSafes,
  multiSendAbi,
  uniswapV2Router02Abi,
  loveFarmAbi,
  faithVaultAbi,
  weth9Abi,
  loveTokenAbi,
  uniswapV2PairAbi,
  signMessageLibAbi,
  createCallAbi,
  safeProxyFactoryAbi,
  compatibilityFallbackHandlerAbi,
  spenderModuleAbi,
]

export type FunctionTable = ReadonlyMap<string, AbiFunction>

/** Functions by their selectors. Those that only read are left out: nobody signs them. */
export function functionsOf(abi: Abi): FunctionTable {
  const writing = abi.filter(
    (item): item is AbiFunction =>
      item.type === 'function' && item.stateMutability !== 'view' && item.stateMutability !== 'pure',
  )
  return new Map(writing.map((item) => [toFunctionSelector(item), item]))
}

/** Whatever contract they belong to: a selector stands for a name and the types of its parameters. */
export const knownFunctions = once(
  (): FunctionTable =>
    new Map(
      abis
        .map(functionsOf)
        .reverse()
        .flatMap((table) => [...table]),
    ),
)

export function selectorOf(data: Hex): string {
  return data.slice(0, 10).toLowerCase()
}
