import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Abi, type AbiFunction, type Address, decodeFunctionData, erc20Abi, type Hex } from 'viem'
import { argumentText } from './argumentText.ts'
import { countedTokens } from './countedTokens.ts'
import { findContract, type KnownContract } from './knownContracts.ts'
import { practicallyUnlimited } from './practicallyUnlimited.ts'

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
