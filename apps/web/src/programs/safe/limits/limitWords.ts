import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { CallNode } from '@love/safe/decode/callTree'
import { periodWords } from '@love/safe/limits/limit'
import { limitModuleAt } from '@love/safe/limits/limitModules'
import { type Address, getAddress } from 'viem'
import { listedToken } from '../known/listedToken.ts'

type LimitWordsDeps = {
  readonly who: (address: Address) => string
  /** With every digit, for where it is signed. */
  readonly isExact?: boolean | undefined
}

/** What a call of a spending limit does; undefined for every other one, and for bytes that it would read differently. */
export function limitWords({ to, decoded }: CallNode, { who, isExact }: LimitWordsDeps): string | undefined {
  if (!decoded?.isExact || !limitModuleAt(to)) return undefined
  const texts = decoded.args.map(({ text }) => (typeof text === 'string' ? text : ''))
  const person = (at: number) => who(getAddress(texts[at] ?? ''))
  const tokenAt = (at: number) => getAddress(texts[at] ?? '')
  const amount = (text: string | undefined, token: Address) =>
    amountWords(BigInt(text ?? '0'), token, isExact)
  switch (decoded.name) {
    case 'setAllowance': {
      const sum = amount(texts[2], tokenAt(1))
      return `${person(0)} may spend up to ${sum} ${periodWords(Number(texts[3]))} without signatures`
    }
    case 'resetAllowance':
      return `Reset ${person(0)}’s ${symbolOf(tokenAt(1))} limit: nothing counts as spent`
    case 'deleteAllowance':
      return `Revoke ${person(0)}’s ${symbolOf(tokenAt(1))} limit`
    case 'addDelegate':
      return `Let ${person(0)} use spending limits`
    case 'removeDelegate':
      return texts[1] === 'true'
        ? `Remove ${person(0)} and all their spending limits`
        : `Remove ${person(0)} from spending limits`
    case 'executeAllowanceTransfer': {
      const sum = amount(texts[3], tokenAt(1))
      const from = person(0) === 'this Safe' ? 'this Safe' : `Safe ${person(0)}`
      return `Spend ${sum} of ${from} to ${person(2)}, from ${person(6)}’s limit`
    }
    default:
      return undefined
  }
}

/** Whether it decides how much somebody may spend. */
export function isLimit({ to, decoded }: CallNode): boolean {
  const decides = /^(set|delete)Allowance$/.test(decoded?.name ?? '')
  return decides && limitModuleAt(to) !== undefined
}

function symbolOf(token: Address): string {
  return listedToken(token)?.symbol ?? shortAddress(token)
}

function amountWords(raw: bigint, address: Address, isExact: boolean | undefined): string {
  const token = listedToken(address)
  if (!token) return `${raw} of the smallest units of ${shortAddress(address)}`
  return isExact
    ? `${groupDecimal(exactAmount({ raw, token }))} ${token.symbol}`
    : formatAmount({ raw, token })
}

const methodWords: Readonly<Record<string, string>> = {
  setAllowance: 'Set a spending limit',
  resetAllowance: 'Reset a spending limit',
  deleteAllowance: 'Revoked a spending limit',
  addDelegate: 'Added a delegate for spending limits',
  removeDelegate: 'Removed a delegate from spending limits',
  executeAllowanceTransfer: 'Spent from a spending limit of another Safe',
}

/** For lists that know no more than the name of the function. */
export function limitMethodWords(to: Address, method: string | undefined): string | undefined {
  return method !== undefined && limitModuleAt(to) ? methodWords[method] : undefined
}
