import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, isAddress, maxUint256 } from 'viem'
import { exactAmount } from '../amounts/formatAmount.ts'
import type { Token } from '../tokens/token.ts'
import { routeText } from './countedTokens.ts'
import { findContract } from './knownContracts.ts'

export type ArgumentTextParameters = {
  readonly deployment: Deployment
  readonly name: string
  readonly value: unknown
  /** What it counts, where it is an amount. */
  readonly token: Token | undefined
}

/** One argument of a call for people: amounts in whole tokens, our contracts by name, deadlines as times. */
export function argumentText({ deployment, name, value, token }: ArgumentTextParameters): string {
  if (typeof value === 'bigint') {
    if (token && value === maxUint256) return `any amount of ${token.symbol}`
    if (token) return `${exactAmount({ raw: value, token })} ${token.symbol}`
    return name === 'deadline' ? timeText(value) : String(value)
  }
  if (isAddressText(value)) {
    const known = findContract(deployment, value)
    return known ? `${known.name} (${value})` : value
  }
  if (Array.isArray(value))
    return value.length > 0 && value.every(isAddressText)
      ? routeText(deployment, value)
      : `[${value.map((inner) => argumentText({ deployment, name, value: inner, token })).join(', ')}]`
  return String(value)
}

/** The last second that a `Date` can show. */
const lastSecond = 8_640_000_000_000n

function timeText(seconds: bigint): string {
  if (seconds > lastSecond) return `${seconds} (never)`
  return `${new Date(Number(seconds) * 1_000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

function isAddressText(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value, { strict: false })
}
