import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { hostileTokenAbi } from '@love/contracts/abi/hostileToken.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { hostileTokenBytecode } from '@love/contracts/artifacts/hostileToken'
import { sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth, lovePepe } from '@love/protocol/pairs/pairs'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith, love } from '@love/protocol/tokens/tokens'
import { type Abi, type Address, erc20Abi, maxUint256, parseEther } from 'viem'
import { sendTo } from './sendTo.ts'

/** Nobody has its key: the chain lets it send. */
export const yearlyAccount: Address = `0x${'5e'.repeat(20)}`

const abi = {
  token: erc20Abi as Abi,
  router: uniswapV2Router02Abi as Abi,
  farm: loveFarmAbi as Abi,
  vault: faithVaultAbi as Abi,
}
const pools = { loveEth: 0n, lovePepe: 3n }
const end = [yearlyAccount, maxUint256] as const

/**
 * A year of an account that did nothing before: liquidity in parts, a zap, a pool that keeps 4 %, a token that keeps
 * 5 % of every transfer, rewards put to work again, shares from and to a friend, the vault; while others trade.
 */
export async function liveYear(devnet: Devnet): Promise<void> {
  const { client, contracts, roles } = devnet
  const { deployment } = contracts
  const [friend, trader] = roles.demo
  const weth = deployment.tokens.WETH as Address
  const at = {
    love: tokenAddress(deployment, love),
    pepe: tokenAddress(deployment, lovePepe.other),
    vault: tokenAddress(deployment, faith),
    loveEth: pairAddress(deployment, loveEth),
    lovePepe: pairAddress(deployment, lovePepe),
  }
  const send = (
    to: Address,
    kind: keyof typeof abi,
    name: string,
    args: readonly unknown[],
    from: Address = yearlyAccount,
    value = 0n,
  ) => sendTo(devnet, { to, abi: abi[kind], name, args, from, value })
  const route = (name: string, args: readonly unknown[], value = 0n) =>
    send(deployment.router, 'router', name, args, yearlyAccount, value)
  const farm = (name: string, args: readonly unknown[]) => send(deployment.farm, 'farm', name, args)
  const held = (token: Address, of: Address = yearlyAccount) =>
    client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [of] })
  const part = async (token: Address, percent: bigint) => ((await held(token)) * percent) / 100n
  const pass = async (days: number) => {
    await client.increaseTime({ seconds: days * 86_400 })
    await client.mine({ blocks: 3 })
  }
  const buyLove = (ether: string) =>
    route('swapExactETHForTokens', [1n, [weth, at.love], ...end], parseEther(ether))
  const addLoveEth = (amount: bigint, ether: string) =>
    route('addLiquidityETH', [at.love, amount, 0n, 0n, ...end], parseEther(ether))
  /** Others move the price, and pay for it. */
  const trade = (ether: string) =>
    sendTo(devnet, {
      ...{ to: deployment.router, abi: abi.router, name: 'swapExactETHForTokens', from: trader },
      args: [1n, [weth, at.love], trader, maxUint256],
      value: parseEther(ether),
    })

  await client.impersonateAccount({ address: yearlyAccount })
  await client.setBalance({ address: yearlyAccount, value: parseEther('500') })
  await keepTax(devnet, at.pepe)
  for (const token of [at.love, at.pepe, at.loveEth, at.lovePepe])
    for (const spender of [deployment.router, deployment.farm, at.vault])
      await send(token, 'token', 'approve', [spender, maxUint256])

  await buyLove('5')
  await addLoveEth(await part(at.love, 20n), '9')
  await pass(30)
  await trade('40')
  await addLoveEth(await part(at.love, 30n), '9')
  await farm('deposit', [pools.loveEth, await part(at.loveEth, 70n)])
  await pass(25)
  await route('removeLiquidityETH', [at.love, await part(at.loveEth, 40n), 0n, 0n, ...end])
  await farm('deposit', [pools.loveEth, 0n])
  await pass(25)
  // A zap: two transactions, as people sign them.
  await buyLove('0.5')
  await addLoveEth(await part(at.love, 5n), '0.5')
  await farm('deposit', [pools.loveEth, await part(at.loveEth, 100n)])
  await pass(40)
  await trade('25')
  await farm('withdraw', [pools.loveEth, parseEther('3')])
  await send(at.loveEth, 'token', 'transfer', [friend, parseEther('1')])
  await pass(20)
  // Its cost is not known to anybody here.
  await send(at.loveEth, 'token', 'transfer', [yearlyAccount, parseEther('0.75')], friend)
  await route('removeLiquidityETH', [at.love, await part(at.loveEth, 33n), 0n, 0n, ...end])
  await pass(20)

  await route('swapExactTokensForTokensSupportingFeeOnTransferTokens', [
    ...[await part(at.love, 20n), 1n, [at.love, at.pepe], ...end],
  ])
  await route('addLiquidity', [
    ...[at.love, at.pepe, await part(at.love, 50n), await part(at.pepe, 90n), 0n, 0n, ...end],
  ])
  await farm('deposit', [pools.lovePepe, await part(at.lovePepe, 80n)])
  await pass(45)
  await farm('withdraw', [pools.lovePepe, await part(at.lovePepe, 100n)])
  await route('removeLiquidity', [at.love, at.pepe, await part(at.lovePepe, 60n), 0n, 0n, ...end])
  await pass(30)
  await farm('emergencyWithdraw', [pools.lovePepe])
  await farm('deposit', [pools.lovePepe, await part(at.lovePepe, 50n)])
  await pass(30)

  await send(at.vault, 'vault', 'enter', [await part(at.love, 50n)])
  await pass(30)
  await farm('deposit', [pools.loveEth, 0n])
  await send(at.vault, 'vault', 'enter', [await part(at.love, 100n)])
  await pass(30)
  await send(at.vault, 'vault', 'leave', [await part(at.vault, 35n)])
  await send(at.vault, 'token', 'transfer', [friend, await part(at.vault, 10n)])
  await send(at.vault, 'token', 'transfer', [yearlyAccount, await part(at.vault, 3n)], friend)
  await send(at.vault, 'vault', 'leave', [await part(at.vault, 20n)])
  await pass(40)
  await trade('60')
}

/** From now on a listed token keeps 5 % of every transfer. Who holds it keeps it. */
async function keepTax({ client, roles }: Devnet, token: Address): Promise<void> {
  const hash = await client.deployContract({
    ...{ ...sender(roles.deployer), abi: hostileTokenAbi, bytecode: hostileTokenBytecode, args: [0n] },
  })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  const bytecode = contractAddress && (await client.getCode({ address: contractAddress }))
  if (!bytecode) throw new Error('The token that keeps a tax was not made.')
  await client.setCode({ address: token, bytecode })
  const tax = { abi: hostileTokenAbi, address: token, functionName: 'setTaxPercent', args: [5n] } as const
  await client.writeContract({ ...sender(roles.deployer), ...tax })
}
