import { type Abi, type Address, decodeFunctionResult, encodeFunctionData, isHex } from 'viem'
import type { ComparedCall } from '../rpc/upstreams/compareNodes.ts'

/** One question to the chain about a contract that we rely on. */
export type ContractCheck = {
  /** The contract in words. */
  readonly name: string
  /** Without code here there is nothing else to say about it. */
  readonly address: Address
  readonly call: ComparedCall
  /** What is wrong, in one sentence; undefined when all is well. */
  readonly problem: (result: unknown) => string | undefined
}

type Contract = Pick<ContractCheck, 'name' | 'address'>

export function checkCode({ name, address }: Contract): ContractCheck {
  return {
    name,
    address,
    call: { method: 'eth_getCode', params: [address, 'latest'], blockAt: 1 },
    problem: (result) =>
      isHex(result) && result.length > 2 ? undefined : `${name} has no code at ${address} on this chain.`,
  }
}

export type AnswerCheck = Contract & {
  abi: Abi
  functionName: string
  args?: readonly unknown[]
  /** Who is asked, unless it is the contract itself. */
  to?: Address
  problem: (value: unknown) => string | undefined
}

/** What a contract says, in one call without arguments or with fixed ones. */
export function checkAnswer({ abi, functionName, args = [], to, problem, ...contract }: AnswerCheck) {
  const asked = { abi, functionName, args }
  const call = { to: to ?? contract.address, data: encodeFunctionData(asked) }
  return {
    ...contract,
    call: { method: 'eth_call', params: [call, 'latest'], blockAt: 1 },
    problem(result: unknown) {
      try {
        return problem(decodeFunctionResult({ ...asked, data: isHex(result) ? result : '0x' }))
      } catch {
        return `${contract.name} (${contract.address}) does not answer ${functionName}() as expected.`
      }
    },
  } satisfies ContractCheck
}
