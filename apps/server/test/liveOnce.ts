import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Devnet } from '@love/devnet/startDevnet'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth } from '@love/protocol/pairs/pairs'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith, love } from '@love/protocol/tokens/tokens'
import { type Abi, type Address, erc20Abi, type Hash, maxUint256, parseEther } from 'viem'
import { type Sent, sendTo } from './sendTo.ts'

/** One of everything that an address can do here, done by the first demo account; what each transaction is called. */
export async function liveOnce(devnet: Devnet): Promise<Record<string, Hash>> {
  const { deployment } = devnet.contracts
  const [account, friend] = devnet.roles.demo
  const send = (what: Omit<Sent, 'from'> & { from?: Address }) => sendTo(devnet, { from: account, ...what })
  const [loveToken, vault] = [tokenAddress(deployment, love), tokenAddress(deployment, faith)]
  const [lp, weth] = [pairAddress(deployment, loveEth), deployment.tokens.WETH as Address]
  const router = { to: deployment.router, abi: uniswapV2Router02Abi as Abi }
  const farm = { to: deployment.farm, abi: loveFarmAbi as Abi }
  const token = (to: Address) => ({ to, abi: erc20Abi as Abi })
  const allow = (of: Address, spender: Address) =>
    send({ ...token(of), name: 'approve', args: [spender, maxUint256] })
  const end = [account, maxUint256] as const
  return {
    allowed: await allow(loveToken, deployment.router),
    bought: await send({
      ...{ ...router, name: 'swapExactETHForTokens', value: parseEther('1') },
      args: [1n, [weth, loveToken], ...end],
    }),
    added: await send({
      ...{ ...router, name: 'addLiquidityETH', value: parseEther('2') },
      args: [loveToken, parseEther('1000'), 0n, 0n, ...end],
    }),
    lpAllowed: await allow(lp, deployment.router),
    farmAllowed: await allow(lp, deployment.farm),
    staked: await send({ ...farm, name: 'deposit', args: [0n, parseEther('1')] }),
    harvested: await send({ ...farm, name: 'deposit', args: [0n, 0n] }),
    unstaked: await send({ ...farm, name: 'withdraw', args: [0n, parseEther('0.5')] }),
    removed: await send({
      ...{ ...router, name: 'removeLiquidityETH' },
      args: [loveToken, parseEther('0.25'), 0n, 0n, ...end],
    }),
    sold: await send({
      ...{ ...router, name: 'swapExactTokensForETH' },
      args: [parseEther('10'), 1n, [loveToken, weth], ...end],
    }),
    vaultAllowed: await allow(loveToken, vault),
    entered: await send({ to: vault, abi: faithVaultAbi as Abi, name: 'enter', args: [parseEther('5')] }),
    left: await send({ to: vault, abi: faithVaultAbi as Abi, name: 'leave', args: [parseEther('1')] }),
    sent: await send({ ...token(loveToken), name: 'transfer', args: [friend, parseEther('3')] }),
    received: await send({
      ...{ ...token(lp), name: 'transfer', from: friend },
      args: [account, parseEther('0.01')],
    }),
    revoked: await send({ ...token(loveToken), name: 'approve', args: [vault, 0n] }),
    emergency: await send({ ...farm, name: 'emergencyWithdraw', args: [0n] }),
  }
}
