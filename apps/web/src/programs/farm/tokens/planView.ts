import type { PairState } from '@love/protocol/actions/readPair'
import { formatAmount } from '@love/protocol/amounts/amount'
import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { planStake, type StakePlan } from '@love/protocol/liquidity/planStake'
import type { PoolState } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { TransferFees } from '@love/protocol/quotes/amountOut'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { errorText } from '../../../chain/errorText.ts'

export type PlanViewParameters = {
  text: string
  token: Token
  pair: PairDefinition
  /** `undefined`: being read, or there is none. */
  pool: PoolState | undefined
  states: readonly PairState[] | undefined
  slippageBasisPoints: number | undefined
  fees: TransferFees
  balance: bigint | undefined
  /** Of the network, in wei. */
  fee: bigint
}

export type PlanView = {
  readonly error?: string
  readonly plan?: StakePlan
  /** What was typed, also when nothing can be planned with it. */
  readonly amount?: bigint
}

/** The steps from one token to a stake, or words for why there are none. */
export function planView(parameters: PlanViewParameters): PlanView {
  const { text, token, pair, pool, states, slippageBasisPoints, fees } = parameters
  if (text.trim() === '') return {}
  let amount: bigint | undefined
  try {
    const from = parseAmount(text, token)
    amount = from.raw
    if (amount === 0n) return { amount, error: 'The amount is zero. Enter a larger amount.' }
    if (!pool || !states || slippageBasisPoints === undefined) return { amount }
    const plan = planStake({
      pair,
      pool,
      states,
      from,
      slippageBasisPoints: BigInt(slippageBasisPoints),
      fees,
    })
    const error = shortage(amount, parameters)
    return error === undefined ? { amount, plan } : { amount, plan, error }
  } catch (error) {
    return { ...(amount !== undefined && { amount }), error: errorText(error) }
  }
}

function shortage(amount: bigint, { token, balance, fee }: PlanViewParameters): string | undefined {
  if (balance === undefined) return undefined
  if (amount > balance) return `Insufficient balance: you have ${formatAmount({ raw: balance, token })}.`
  if (token.symbol === eth.symbol && amount + fee > balance)
    return `Keep about ${formatAmount({ raw: fee, token })} for the network fee.`
  return undefined
}
