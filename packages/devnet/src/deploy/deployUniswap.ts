import { uniswapV2FactoryAbi } from '@love/contracts/abi/uniswapV2Factory.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import factory from '@uniswap/v2-core/build/UniswapV2Factory.json' with { type: 'json' }
import router from '@uniswap/v2-periphery/build/UniswapV2Router02.json' with { type: 'json' }
import weth from '@uniswap/v2-periphery/build/WETH9.json' with { type: 'json' }
import type { Address, Hex } from 'viem'
import { sender } from '../devnetClient.ts'
import type { Deploy } from './deployAt.ts'

/** The published bytecode as it is: a recompiled pair would break the router's derivation of addresses. */
export async function deployUniswap(deploy: Deploy, deployer: Address) {
  const from = sender(deployer)
  const wethAddress = await deploy('WETH', { ...from, abi: weth9Abi, bytecode: prefixed(weth.bytecode) })
  const factoryAddress = await deploy('factory', {
    ...from,
    abi: uniswapV2FactoryAbi,
    bytecode: prefixed(factory.bytecode),
    args: [deployer],
  })
  const routerAddress = await deploy('router', {
    ...from,
    abi: uniswapV2Router02Abi,
    bytecode: prefixed(router.bytecode),
    args: [factoryAddress, wethAddress],
  })
  return { weth: wethAddress, factory: factoryAddress, router: routerAddress }
}

/** The older of the two packages leaves the `0x` out. */
function prefixed(bytecode: string): Hex {
  return `0x${bytecode.replace(/^0x/, '')}`
}
