import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address } from 'viem'
import { spokenAmount } from '../amounts/amount.ts'
import type { Farm, FarmPool } from '../farm/farm.ts'
import type { StakePlan } from '../liquidity/planStake.ts'
import { lpToken } from '../pairs/pair.ts'
import type { Quote } from '../quotes/quote.ts'
import type { Token } from '../tokens/token.ts'
import { addLiquidityIntent } from './addLiquidityIntent.ts'
import { approvalCalls } from './approvalCalls.ts'
import { composeIntents, type Intent } from './intent.ts'
import { stakeIntent } from './stakeIntent.ts'
import { swapIntent } from './swapIntent.ts'

export type StakeFromTokensIntentParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly farm: Farm
  /** That of the plan's pair, as read for that account. */
  readonly pool: FarmPool
  readonly plan: StakePlan
  /** What the router may take now, by symbol. */
  readonly allowances: Readonly<Record<string, bigint>>
  /** Of the newest block, in seconds since 1970. */
  readonly timestamp: bigint
}

const twentyMinutes = 1_200n

/** Swap, add liquidity, stake: each step uses only what the one before it is certain to bring. */
export function stakeFromTokensIntent(parameters: StakeFromTokensIntentParameters): Intent {
  const { deployment, account, farm, pool, plan, allowances, timestamp } = parameters
  const { pair, side, entry, swap, certain, desired, preview, liquidity, slippageBasisPoints } = plan
  const opposite = side === 'base' ? 'other' : 'base'
  const allowanceOf = ({ symbol }: Token) => allowances[symbol] ?? 0n
  const swapped = (quote: Quote, allowance: bigint) =>
    swapIntent({
      deployment,
      account,
      quote,
      slippageBasisPoints: Number(slippageBasisPoints),
      allowance,
      timestamp,
    })
  // One approval for the part that is swapped and the part that is added.
  const approval = approvalCalls({
    deployment,
    token: pair[side],
    spender: deployment.router,
    spenderName: 'the router',
    amount: certain,
    allowance: allowanceOf(pair[side]),
  })
  const added = addLiquidityIntent({
    deployment,
    account,
    pair,
    desired,
    preview,
    slippageBasisPoints,
    allowances: { ...desired, [opposite]: allowanceOf(pair[opposite]) },
    deadline: timestamp + twentyMinutes,
  })
  const staked = stakeIntent({ deployment, account, farm, pool, amount: liquidity })
  const paid = (entry ?? swap).amountIn
  const all = { ...paid, raw: entry ? paid.raw : certain }
  const composed = composeIntents(`Zap ${spokenAmount(all)} into ${pair.name} and stake`, [
    ...(entry ? [swapped(entry, allowanceOf(entry.amountIn.token))] : []),
    { ...added, calls: approval, expects: [] },
    swapped(swap, swap.amountIn.raw),
    added,
    staked,
  ])
  const left = `any leftover ${pair[side].symbol}, ${pair[opposite].symbol} and ${lpToken(pair).symbol} stays in your wallet`
  const calls = composed.calls.map((call, index) =>
    index === composed.calls.length - 1 ? { ...call, words: `${call.words}; ${left}` } : call,
  )
  return { ...composed, calls }
}
