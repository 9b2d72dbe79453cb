import { type Client, type Hex, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { readApproval } from '../nested/approvals.ts'
import { safeRules } from '../safeRules.ts'
import type { SafeHashes } from '../safeTx.ts'
import type { OwnerSignature } from '../signatures/encodeSignatures.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import type { SafeFacts } from './safeFacts.ts'
import { type ClaimedSignature, usableSignatures } from './usableSignatures.ts'

export type CountedSignaturesParameters = {
  readonly facts: SafeFacts
  /** `preimage`: about what a contract is asked by Safes that do not ask about the hash. */
  readonly hashes: Pick<SafeHashes, 'hash' | 'preimage'>
  readonly claims: readonly ClaimedSignature[]
}

/** Those that the Safe would take now. Anybody can claim an approval or a contract's word: the chain is asked for them. */
export async function countedSignatures(
  client: Client,
  { facts, hashes, claims }: CountedSignaturesParameters,
): Promise<readonly OwnerSignature[]> {
  const usable = await usableSignatures(hashes.hash, claims, facts.owners)
  const answers = await Promise.all(
    usable.map(({ isCheckedOnChain, ...one }) => !isCheckedOnChain || isGood(client, { facts, hashes, one })),
  )
  return usable.filter((_, index) => answers[index])
}

type Asked = Pick<CountedSignaturesParameters, 'facts' | 'hashes'> & { readonly one: OwnerSignature }

async function isGood(client: Client, { facts, hashes, one }: Asked): Promise<boolean> {
  const [part] = parseSignatures(one.signature)
  try {
    return part?.kind === 'contract'
      ? await saysYes(client, { facts, hashes, one }, part.data)
      : await readApproval(client, { by: one.owner, child: facts.safe, hash: hashes.hash })
  } catch {
    // A contract that cannot be asked has not signed.
    return false
  }
}

const byHash = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const byBytes = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])

async function saysYes(client: Client, { facts, hashes, one }: Asked, data: Hex): Promise<boolean> {
  const asked = { address: one.owner, functionName: 'isValidSignature' } as const
  if (safeRules(facts.version).asksByHash)
    return (await readContract(client, { ...asked, abi: byHash, args: [hashes.hash, data] })) === '0x1626ba7e'
  return (
    (await readContract(client, { ...asked, abi: byBytes, args: [hashes.preimage, data] })) === '0x20c13b0b'
  )
}
