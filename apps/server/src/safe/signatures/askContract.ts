import { type Address, concat, encodeAbiParameters, type Hash, type Hex, padHex } from 'viem'
import type { Ask } from './staticCall.ts'

export type ContractQuestion = {
  owner: Address
  hash: Hash
  /** The bytes behind the hash, where the contract is to be asked about them. */
  preimage?: Hex | undefined
  signature: Hex
}

/** The two forms of `isValidSignature`. A contract that agrees answers with the selector itself. */
const byHash = '0x1626ba7e'
const byBytes = '0x20c13b0b'

/** Longer answers than one word are possible, and nobody needs them. */
const LONGEST_ANSWER = 1_024n

/** Whether a contract stands behind a signature (EIP-1271), asked in the way in which the Safe will ask it. */
export async function askContract(
  ask: Ask,
  { owner, hash, preimage, signature }: ContractQuestion,
): Promise<boolean> {
  const selector = preimage === undefined ? byHash : byBytes
  const subject = { type: preimage === undefined ? 'bytes32' : 'bytes' } as const
  const args = encodeAbiParameters([subject, { type: 'bytes' }], [preimage ?? hash, signature])
  const answer = await ask(owner, concat([selector, args]))
  if (!answer || answer.size < 32n || answer.size > LONGEST_ANSWER) return false
  return answer.word === padHex(selector, { dir: 'right', size: 32 })
}
