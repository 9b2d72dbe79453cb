import { type SafeTx, safeTxHash } from '@love/safe/safeTx'
import { parseSignatures, signerOfPart } from '@love/safe/signatures/parseSignatures'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address, Hash } from 'viem'
import type { SafeExecution } from './executionIn.ts'

export type PlacedExecution = {
  readonly tx: SafeTx
  readonly safeTxHash: Hash
  readonly signers: readonly Address[]
}

/**
 * With the nonce that each is signed for, the next ones of the Safe in their order. Undefined where it cannot be read, or
 * owners have signed none of those: the Safe would refuse it.
 */
export async function placeExecutions(
  facts: SafeFacts,
  executions: readonly (SafeExecution | undefined)[],
): Promise<readonly (PlacedExecution | undefined)[]> {
  const placed: (PlacedExecution | undefined)[] = []
  let next = facts.nonce
  for (const execution of executions) {
    // What was sent before may not be in a block yet: then it is not the very next one.
    const nonces = executions.map((_, ahead) => next + BigInt(ahead))
    const found = execution && (await firstFitting(facts, execution, nonces))
    placed.push(found)
    next = (found?.tx.nonce ?? next) + 1n
  }
  return placed
}

async function firstFitting(
  facts: SafeFacts,
  execution: SafeExecution,
  nonces: readonly bigint[],
): Promise<PlacedExecution | undefined> {
  for (const nonce of nonces) {
    const tx = { ...execution.fields, nonce }
    const hash = safeTxHash({ ...facts, tx })
    const signers = await signersOf(hash, execution)
    const owners = new Set(signers?.filter((signer) => isListedAddress(facts.owners, signer)))
    if (signers && signers.length >= facts.threshold && owners.size === signers.length)
      return { tx, safeTxHash: hash, signers }
  }
  return undefined
}

/** Approvals and what contracts say are taken at their word: the simulation asks the Safe itself. */
async function signersOf(hash: Hash, { signatures }: SafeExecution): Promise<readonly Address[] | undefined> {
  try {
    const signers = await Promise.all(parseSignatures(signatures).map((part) => signerOfPart(part, hash)))
    return signers.every((signer) => signer !== undefined) ? signers : undefined
  } catch {
    return undefined
  }
}
