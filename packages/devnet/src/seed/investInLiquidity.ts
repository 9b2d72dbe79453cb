import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth } from '@love/protocol/pairs/pairs'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love, weth } from '@love/protocol/tokens/tokens'
import { type Abi, type Address, erc20Abi, maxUint256, parseEther } from 'viem'
import { sender } from '../devnetClient.ts'

type InvestParameters = { deployment: Deployment; account: Address }

type Call = { address: Address; abi: Abi; functionName: string; args: readonly unknown[]; value?: bigint }

/** Of the chain: one whose accounts are unlocked. */
type Writer = {
  writeContract(call: Call & ReturnType<typeof sender>): Promise<unknown>
  readContract(call: Call): Promise<unknown>
}

/** Zaps 3 ETH into LOVE-ETH, one half of it by way of LOVE, and stakes: a position whose cost is on the chain. */
export async function investInLiquidity(
  client: unknown,
  { deployment, account }: InvestParameters,
): Promise<void> {
  const { writeContract, readContract } = client as Writer
  const [token, lp] = [tokenAddress(deployment, love), pairAddress(deployment, loveEth)]
  const router = { address: deployment.router, abi: uniswapV2Router02Abi as Abi }
  const send = (call: Call) => writeContract({ ...sender(account), ...call })
  const held = (address: Address) =>
    readContract({
      address,
      abi: erc20Abi as Abi,
      functionName: 'balanceOf',
      args: [account],
    }) as Promise<bigint>
  const allow = (address: Address, spender: Address, amount: bigint) =>
    send({ address, abi: erc20Abi as Abi, functionName: 'approve', args: [spender, amount] })
  const before = await held(token)
  await send({
    ...{ ...router, functionName: 'swapExactETHForTokens', value: parseEther('1.5') },
    args: [1n, [tokenAddress(deployment, weth), token], account, maxUint256],
  })
  const bought = (await held(token)) - before
  await allow(token, deployment.router, bought)
  const owned = await held(lp)
  await send({
    ...{ ...router, functionName: 'addLiquidityETH', value: parseEther('1.5') },
    args: [token, bought, 0n, 0n, account, maxUint256],
  })
  const made = (await held(lp)) - owned
  await allow(lp, deployment.farm, made)
  await send({ address: deployment.farm, abi: loveFarmAbi as Abi, functionName: 'deposit', args: [0n, made] })
}
