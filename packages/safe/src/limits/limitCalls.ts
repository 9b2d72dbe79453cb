import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import type { IntentCall } from '@love/protocol/intents/intent'
import { type Address, encodeFunctionData, formatUnits, isAddressEqual, zeroAddress } from 'viem'
import { isListed } from '../build/owners.ts'
import { SafeDataError } from '../SafeDataError.ts'
import { type Limit, periodWords } from './limit.ts'
import type { LimitModule } from './limitModules.ts'
import type { Limits } from './readLimits.ts'

/** A token as it is written into a limit; at the zero address is ether. */
type LimitToken = { readonly address: Address; readonly symbol: string; readonly decimals: number }

export type GiveLimitParameters = {
  readonly safe: Address
  readonly module: Pick<LimitModule, 'address' | 'isEnabled'>
  /** As the module has them now. */
  readonly known: Limits
  /** Of the delegate, from before they were removed. */
  readonly leftovers: readonly Limit[]
  readonly delegate: Address
  readonly token: LimitToken
  readonly amount: bigint
  readonly resetMinutes: number
}

/** What the module keeps an amount in. */
const mostAmount = 2n ** 96n - 1n

/**
 * A new limit, or another size of one that is there: then what is spent of it stays spent. The module itself must be
 * enabled before, where it is not.
 */
export function giveLimit(parameters: GiveLimitParameters): readonly IntentCall[] {
  const { module, known, leftovers, delegate, token, amount, resetMinutes } = parameters
  refuse(parameters)
  const present = known.limits.find((limit) => isOf(limit, delegate, token.address))
  // A module that is enabled anew would bring back every limit that it still keeps.
  const revived = module.isEnabled ? [] : known.delegates
  const isDelegate = module.isEnabled && isListed(known.delegates, delegate)
  // Otherwise the old beginning would decide when the new period ends.
  const begins = present && module.isEnabled && resetMinutes > 0 && present.resetMinutes !== resetMinutes
  const base = begins ? Math.floor(known.readAt / 60) : 0
  return [
    ...revived.map((old) => removeDelegate(module.address, old)),
    ...(isDelegate ? [] : leftovers)
      .filter(() => !isListed(revived, delegate))
      .map((old) => ({
        words: `Revoke an earlier limit of ${delegate} (token ${old.token})`,
        to: module.address,
        value: 0n,
        data: encodeFunctionData({
          abi: allowanceModuleAbi,
          functionName: 'deleteAllowance',
          args: [delegate, old.token],
        }),
      })),
    ...(isDelegate ? [] : [addDelegate(module.address, delegate)]),
    {
      words: `Let ${delegate} spend up to ${amountText(amount, token)} ${periodWords(resetMinutes)}`,
      to: module.address,
      value: 0n,
      data: encodeFunctionData({
        abi: allowanceModuleAbi,
        functionName: 'setAllowance',
        args: [delegate, token.address, amount, resetMinutes, base],
      }),
    },
  ]
}

function refuse({ safe, known, delegate, amount, resetMinutes }: GiveLimitParameters): void {
  if (isAddressEqual(delegate, zeroAddress))
    throw new SafeDataError('The zero address cannot spend.', 'Enter the address of a person or a contract.')
  if (isAddressEqual(delegate, safe))
    throw new SafeDataError('This is the Safe itself: it needs no limit.', 'Enter another address.')
  const twin = known.delegates.find((one) => !isAddressEqual(one, delegate) && keyOf(one) === keyOf(delegate))
  if (twin || Number(keyOf(delegate)) === 0)
    throw new SafeDataError(
      'The module cannot tell this address from another delegate.',
      'Use another address for this person.',
    )
  if (amount <= 0n) throw new SafeDataError('The amount is zero.', 'Enter an amount above 0.')
  if (amount > mostAmount)
    throw new SafeDataError('The amount is too large for the module.', 'Enter a smaller amount.')
  if (!Number.isInteger(resetMinutes) || resetMinutes < 0 || resetMinutes > 65_535)
    throw new SafeDataError('The module cannot count this period.', 'Choose at most 45 days.')
}

/** The module knows its delegates by the last six bytes of their addresses. */
function keyOf(address: Address): string {
  return `0x${address.slice(-12).toLowerCase()}`
}

type OneLimit = { readonly module: Address; readonly delegate: Address; readonly token: LimitToken }

/** From now on nothing counts as spent. */
export function resetLimit({ module, delegate, token }: OneLimit): IntentCall {
  return {
    words: `Reset the ${token.symbol} limit of ${delegate}: nothing counts as spent`,
    to: module,
    value: 0n,
    data: encodeFunctionData({
      abi: allowanceModuleAbi,
      functionName: 'resetAllowance',
      args: [delegate, token.address],
    }),
  }
}

/** Who has no limit left is no delegate any longer. */
export function revokeLimit(
  { module, delegate, token }: OneLimit,
  { limits }: Pick<Limits, 'limits'>,
): readonly IntentCall[] {
  const others = limits.filter(
    (limit) => isAddressEqual(limit.delegate, delegate) && !isAddressEqual(limit.token, token.address),
  )
  return [
    {
      words: `Revoke the ${token.symbol} limit of ${delegate}`,
      to: module,
      value: 0n,
      data: encodeFunctionData({
        abi: allowanceModuleAbi,
        functionName: 'deleteAllowance',
        args: [delegate, token.address],
      }),
    },
    ...(others.length === 0 ? [removeDelegate(module, delegate)] : []),
  ]
}

function addDelegate(module: Address, delegate: Address): IntentCall {
  return {
    words: `Let ${delegate} use spending limits`,
    to: module,
    value: 0n,
    data: encodeFunctionData({ abi: allowanceModuleAbi, functionName: 'addDelegate', args: [delegate] }),
  }
}

function removeDelegate(module: Address, delegate: Address): IntentCall {
  return {
    words: `Remove ${delegate} and all limits they have`,
    to: module,
    value: 0n,
    data: encodeFunctionData({
      abi: allowanceModuleAbi,
      functionName: 'removeDelegate',
      args: [delegate, true],
    }),
  }
}

function isOf(limit: Limit, delegate: Address, token: Address): boolean {
  return isAddressEqual(limit.delegate, delegate) && isAddressEqual(limit.token, token)
}

function amountText(amount: bigint, { symbol, decimals }: LimitToken): string {
  return `${groupDecimal(formatUnits(amount, decimals))} ${symbol}`
}
