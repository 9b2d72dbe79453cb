import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { readHoldings } from '@love/protocol/actions/readHoldings'
import { type Liquidity, readLiquidity } from '@love/protocol/actions/readLiquidity'
import { addLiquidityIntent } from '@love/protocol/intents/addLiquidityIntent'
import type { Intent, IntentCall } from '@love/protocol/intents/intent'
import { removeLiquidityIntent } from '@love/protocol/intents/removeLiquidityIntent'
import { matchDeposit } from '@love/protocol/liquidity/matchDeposit'
import type { Sides } from '@love/protocol/liquidity/pool'
import { previewDeposit } from '@love/protocol/liquidity/previewDeposit'
import { previewWithdrawal } from '@love/protocol/liquidity/previewWithdrawal'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { TransferFees } from '@love/protocol/quotes/amountOut'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { type Address, concat, encodeAbiParameters, erc20Abi, type Hex, parseSignature, slice } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { sender } from '../src/devnetClient.ts'
import type { Devnet } from '../src/startDevnet.ts'

/** The devnet's accounts are those of the phrase that every tool of this kind uses. */
const signer = mnemonicToAccount('test test test test test test test test test test test junk')

/** What the first demo account does with pools, and the whale in between. */
export function liquidityKit({ client, roles }: Devnet, deployment: Deployment) {
  const account = roles.demo[0]

  const read = (pair: PairDefinition) => readLiquidity(client, { deployment, pair, account })

  /** In the exact ratio, a part of the pool, so that no pair runs out of anything. */
  function deposit(pair: PairDefinition, liquidity: Liquidity, part: bigint) {
    const { reserves } = poolIn(liquidity)
    const side = part % 2n ? 'base' : 'other'
    const amount = (reserves[side] * part) / 10_000_000n + 1_000n
    return depositExactly(pair, liquidity, matchDeposit(side, amount, reserves))
  }

  async function depositExactly(
    pair: PairDefinition,
    { pool, position, timestamp }: Liquidity,
    desired: Sides,
    fees?: TransferFees,
  ) {
    const preview = previewDeposit({ pair, pool, desired, held: position.liquidity, fees })
    const tokens = [pair.base, pair.other]
    const { allowances } = await readHoldings(client, {
      deployment,
      account,
      tokens,
      spender: deployment.router,
    })
    const [base = 0n, other = 0n] = tokens.map(({ symbol }) => allowances[symbol])
    const terms = { slippageBasisPoints: 50n, allowances: { base, other }, deadline: timestamp + 1_200n }
    return { preview, intent: addLiquidityIntent({ deployment, account, pair, desired, preview, ...terms }) }
  }

  function withdrawal(
    pair: PairDefinition,
    liquidity: Liquidity,
    amount: bigint,
    { usesPermit = false, fees }: { usesPermit?: boolean; fees?: TransferFees } = {},
  ) {
    const { position, timestamp } = liquidity
    const paid = previewWithdrawal(amount, poolIn(liquidity))
    const terms = { slippageBasisPoints: 50n, deadline: timestamp + 1_200n, usesPermit, fees }
    return {
      paid,
      intent: removeLiquidityIntent({
        deployment,
        account,
        pair,
        liquidity: amount,
        paid,
        position,
        ...terms,
      }),
    }
  }

  /** Sends every call and answers by how much each expected balance has changed, fees of the chain left out. */
  async function perform(intent: Intent): Promise<readonly bigint[]> {
    const balances = () => Promise.all(intent.expects.map(({ address }) => balanceAt(address)))
    const before = await balances()
    let fees = 0n
    for (const call of intent.calls) {
      const { to, value } = call
      const hash = await client.sendTransaction({ ...sender(account), to, value, data: await signed(call) })
      const { gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
      fees += gasUsed * effectiveGasPrice
    }
    const after = await balances()
    return intent.expects.map(
      ({ address }, index) => (after[index] ?? 0n) - (before[index] ?? 0n) + (address === 'ETH' ? fees : 0n),
    )
  }

  /** Whether all expectations were met, or the router refused because the price had moved. */
  async function performOrRefuse(intent: Intent): Promise<'kept' | 'broken' | 'refused'> {
    try {
      const changes = await perform(intent)
      return intent.expects.every(({ least }, index) => (changes[index] ?? least - 1n) >= least)
        ? 'kept'
        : 'broken'
    } catch (error) {
      if (!/INSUFFICIENT_[AB]_AMOUNT/.test(String(error))) throw error
      return 'refused'
    }
  }

  async function balanceAt(address: Address | 'ETH'): Promise<bigint> {
    if (address === 'ETH') return client.getBalance({ address: account })
    // A pair that is only about to be created has no balances yet.
    if (!(await client.getCode({ address }))) return 0n
    return client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account] })
  }

  function transfer(token: Token, to: Address, amount: bigint) {
    return client.writeContract({
      ...sender(roles.whale),
      abi: erc20Abi,
      address: tokenAddress(deployment, token),
      functionName: 'transfer',
      args: [to, amount],
    })
  }

  /** The whale sells some of the base token. */
  async function swap(pair: PairDefinition, amount: bigint) {
    const from = sender(roles.whale)
    const path = [pair.base, pair.other].map((token) => tokenAddress(deployment, token))
    await client.writeContract({
      ...from,
      abi: erc20Abi,
      address: tokenAddress(deployment, pair.base),
      functionName: 'approve',
      args: [deployment.router, amount],
    })
    const { timestamp } = await client.getBlock()
    await client.writeContract({
      ...from,
      abi: uniswapV2Router02Abi,
      address: deployment.router,
      functionName: 'swapExactTokensForTokens',
      args: [amount, 0n, path, from.account, timestamp + 600n],
    })
  }

  return {
    account,
    read,
    deposit,
    depositExactly,
    withdrawal,
    perform,
    performOrRefuse,
    transfer,
    swap,
    balanceOf: (token: Token) => balanceAt(tokenAddress(deployment, token)),
  }
}

export function poolIn({ pool, pair }: Liquidity) {
  if (!pool) throw new Error(`${pair.name} is missing.`)
  return pool
}

async function signed({ data, permit }: IntentCall): Promise<Hex> {
  if (!permit) return data
  const { r, s, yParity } = parseSignature(await signer.signTypedData(permit.message))
  const signature = encodeAbiParameters(
    [{ type: 'uint8' }, { type: 'bytes32' }, { type: 'bytes32' }],
    [27 + yParity, r, s],
  )
  return concat([slice(data, 0, -96), signature])
}
