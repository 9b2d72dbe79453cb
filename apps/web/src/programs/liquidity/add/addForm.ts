import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { largestDeposit, matchDeposit } from '@love/protocol/liquidity/matchDeposit'
import { isEmpty, type PoolState, type Side, type Sides } from '@love/protocol/liquidity/pool'
import { type DepositPreview, previewDeposit } from '@love/protocol/liquidity/previewDeposit'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { TransferFees } from '@love/protocol/quotes/amountOut'
import { eth } from '@love/protocol/tokens/tokens'
import { errorText } from '../../../chain/errorText.ts'
import { fieldText } from '../../../trading/fieldText.ts'

/** What a person has typed, and where last: with a ratio to follow, the other side is computed. */
export type AddInput = { readonly side: Side; readonly texts: Readonly<Record<Side, string>> }

export type AddContext = {
  readonly pair: PairDefinition
  /** `undefined`: there is no such pair yet. */
  readonly pool: PoolState | undefined
  /** LP tokens of the person. */
  readonly held: bigint
  /** Undefined while nobody is connected. */
  readonly balances: Sides | undefined
  /** Estimated fee of the network, in wei. */
  readonly fee: bigint
  /** What the tokens keep of every transfer. */
  readonly transferFees?: TransferFees
}

export type AddView = {
  /** What the two fields show. */
  readonly texts: Readonly<Record<Side, string>>
  readonly errors: Readonly<Partial<Record<Side, string>>>
  /** The deposit, once it can be made sense of. */
  readonly deposit?: { readonly desired: Sides; readonly preview: DepositPreview }
}

export const nothingTyped: AddInput = { side: 'base', texts: { base: '', other: '' } }
const sides = ['base', 'other'] as const

/** Without reserves there is no ratio: both amounts are the person's own. */
export function hasRatio(pool: PoolState | undefined): pool is PoolState {
  return pool !== undefined && !isEmpty(pool)
}

export function typeInto(input: AddInput, side: Side, text: string): AddInput {
  return { side, texts: { ...input.texts, [side]: text } }
}

export function addView(input: AddInput, context: AddContext): AddView {
  const { pair, pool, held, transferFees } = context
  const isFollowed = hasRatio(pool)
  const own = isFollowed ? alone(input) : input.texts
  const { amounts, errors } = amountsIn(isFollowed ? [input.side] : sides, input, pair)
  if (!amounts) return { texts: own, errors }
  let desired: Sides | undefined
  try {
    desired = isFollowed ? matchDeposit(input.side, amounts[input.side], pool.reserves) : amounts
    const preview = previewDeposit({ pair, pool, desired, held, fees: transferFees })
    const texts = isFollowed ? withOpposite(input, pair, preview.taken) : own
    return { texts, errors: shortages(desired, context), deposit: { desired, preview } }
  } catch (error) {
    const texts = isFollowed && desired ? withOpposite(input, pair, desired) : own
    return { texts, errors: { [input.side]: errorText(error) } }
  }
}

/** No amounts while something is still to be typed, or wrong. */
function amountsIn(
  typed: readonly Side[],
  { texts }: AddInput,
  pair: PairDefinition,
): { readonly amounts?: Sides; readonly errors: AddView['errors'] } {
  const amounts: Record<Side, bigint> = { base: 0n, other: 0n }
  const errors: Partial<Record<Side, string>> = {}
  const filled = typed.filter((side) => texts[side].trim() !== '')
  for (const side of filled) {
    try {
      amounts[side] = parseAmount(texts[side], pair[side]).raw
    } catch (error) {
      errors[side] = errorText(error)
    }
  }
  const isComplete = filled.length === typed.length && Object.keys(errors).length === 0
  return isComplete ? { amounts, errors } : { errors }
}

function alone({ side, texts }: AddInput): Record<Side, string> {
  return { base: '', other: '', [side]: texts[side] }
}

function withOpposite(input: AddInput, pair: PairDefinition, amounts: Sides): Record<Side, string> {
  const opposite = input.side === 'base' ? 'other' : 'base'
  return { ...alone(input), [opposite]: exactAmount({ raw: amounts[opposite], token: pair[opposite] }) }
}

function shortages(desired: Sides, { pair, balances, fee }: AddContext): AddView['errors'] {
  if (!balances) return {}
  return Object.fromEntries(
    sides.flatMap((side) => {
      const token = pair[side]
      const isEther = token.symbol === eth.symbol
      if (desired[side] > balances[side])
        return [[side, `Insufficient balance: you have ${formatAmount({ raw: balances[side], token })}.`]]
      if (isEther && desired[side] + fee > balances[side])
        return [[side, `Keep about ${formatAmount({ raw: fee, token })} for the network fee.`]]
      return []
    }),
  )
}

type PartOptions = { readonly percent?: number }

/** The most that both balances allow, or a part of it; of ether twice the estimated fee stays. */
export function mostOf(
  side: Side,
  input: AddInput,
  { pair, pool, balances, fee }: AddContext,
  { percent = 100 }: PartOptions = {},
): AddInput | undefined {
  if (!balances) return undefined
  const free =
    pair.other.symbol === eth.symbol ? { ...balances, other: above(balances.other, 2n * fee) } : balances
  const isPossible = hasRatio(pool) && pool.reserves.base > 0n && pool.reserves.other > 0n
  const most =
    isPossible && free.base > 0n ? largestDeposit(free, pool.reserves) : { side, amount: free[side] }
  const amount = { raw: (most.amount * BigInt(percent)) / 100n, token: pair[most.side] }
  return typeInto(input, most.side, percent === 100 ? exactAmount(amount) : fieldText(amount, 'down'))
}

function above(amount: bigint, kept: bigint): bigint {
  return amount > kept ? amount - kept : 0n
}
