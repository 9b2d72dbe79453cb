import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import {
  type Abi,
  type AbiFunction,
  type Address,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  isAddress,
  maxUint256,
} from 'viem'
import { exactAmount } from '../amounts/amount.ts'
import type { Token } from '../tokens/token.ts'
import { countedTokens, routeText } from './countedTokens.ts'
import { findContract, type KnownContract } from './knownContracts.ts'

type DecodedArgument = {
  readonly name: string
  /** For people: “100 USDT”, “Uniswap V2 router”, a time. */
  readonly text: string
  /** As it stands in the call. */
  readonly raw: string
}

export type DecodedCall = {
  /** Undefined: a stranger. */
  readonly contract: KnownContract | undefined
  /** Undefined: not decoded. */
  readonly call: { readonly name: string; readonly args: readonly DecodedArgument[] } | undefined
  /** It lets somebody take as much as there will ever be. */
  readonly isUnlimited: boolean
}

/** What a call does, by the ABIs of the contracts we know; strangers are tried as a token and as a Safe. */
export function decodeCall(
  deployment: Deployment,
  { to, data }: { readonly to: Address; readonly data: Hex },
): DecodedCall {
  const contract = findContract(deployment, to)
  const abis: readonly Abi[] = contract ? [contract.abi] : [erc20Abi, safeAbi]
  const found = abis.map((abi) => decode(abi, data)).find((call) => call !== undefined)
  if (!found) return { contract, call: undefined, isUnlimited: false }
  const named = Object.fromEntries(found.args.map(({ name, value }) => [name, value]))
  const counted = contract ? countedTokens({ deployment, contract, args: named }) : {}
  const allowance = found.name === 'approve' ? found.args[1]?.value : undefined
  return {
    contract,
    call: {
      name: found.name,
      args: found.args.map(({ name, value }) => ({
        name,
        text: argumentText({ deployment, name, value, token: counted[name] }),
        raw: rawText(value),
      })),
    },
    isUnlimited: typeof allowance === 'bigint' && allowance >= practicallyUnlimited,
  }
}

type Decoded = {
  readonly name: string
  readonly args: readonly { readonly name: string; readonly value: unknown }[]
}

function decode(abi: Abi, data: Hex): Decoded | undefined {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    const inputs = inputsOf(abi, functionName, args.length)
    return {
      name: functionName,
      args: args.map((value, index) => ({ name: inputs[index]?.name || `argument ${index + 1}`, value })),
    }
  } catch {
    return undefined
  }
}

function inputsOf(abi: Abi, name: string, count: number): AbiFunction['inputs'] {
  const found = abi.find(
    (item): item is AbiFunction =>
      item.type === 'function' && item.name === name && item.inputs.length === count,
  )
  return found?.inputs ?? []
}

function rawText(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(rawText).join(', ')}]` : String(value)
}

type ArgumentTextParameters = {
  readonly deployment: Deployment
  readonly name: string
  readonly value: unknown
  /** What it counts, where it is an amount. */
  readonly token: Token | undefined
}

/** One argument of a call for people: amounts in whole tokens, our contracts by name, deadlines as times. */
function argumentText({ deployment, name, value, token }: ArgumentTextParameters): string {
  if (typeof value === 'bigint') {
    if (token && value === maxUint256) return `unlimited ${token.symbol}`
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

/** From here on an allowance is never used up in practice; some wallets and sites write it smaller than the largest. */
export const practicallyUnlimited = 2n ** 160n - 1n
