import { safeAbi } from '@love/contracts/abi/safe.abi'
import { withTimeLimit } from '@love/http/request'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import type { SignaturePart } from '@love/safe/signatures/parseSignatures'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hash,
  type Hex,
  isAddressEqual,
  size,
} from 'viem'
import type { Threads } from '../../threads/createThreads.ts'
import { readParts } from './readParts.ts'
import { refuseDeepNesting } from './refuseDeepNesting.ts'
import { Refusal, type SignatureLimits, signatureLimits } from './signatureLimits.ts'
import { signerOf } from './signerOf.ts'
import { type Ask, askContract, READ_GAS, staticCall } from './staticCall.ts'

export type VerifierDeps = {
  client: Client
  pool: Pick<Threads, 'recoverAddress'>
  /** `SAFE_ETH_SIGN`. */
  ethSign: boolean
  limits?: typeof signatureLimits
}

type VerifyParameters = {
  safe: Address
  hash: Hash
  /** The bytes about which a Safe up to 1.4.1 asks contracts, mostly those behind the hash. Later ones ask about the hash. */
  question?: Hex | undefined
  /** Of one owner or of several, as a Safe takes them. */
  signature: Hex
  /** Today's owners of the Safe. */
  owners: readonly Address[]
  /** Who must be among the signers. */
  expectedOwner?: Address | undefined
}

/** Keyed on hash and owner: the bytes of a signature identify nothing. */
type Confirmation = {
  owner: Address
  kind: SignaturePart['kind']
  /** Of this owner alone. */
  signature: Hex
}

export type SignatureVerdict = { confirmations: readonly Confirmation[] } | { refusal: Refusal }

export type Verifier = {
  /** Takes all parts or none. Throws `BusyError`, or what the node says, where it cannot be told now. */
  verifySignature(parameters: VerifyParameters): Promise<SignatureVerdict>
}

/** Says what the Safe itself would say, the cheap checks first. */
export function createVerifier(deps: VerifierDeps): Verifier {
  return {
    async verifySignature(parameters) {
      try {
        return { confirmations: await verify(deps, parameters) }
      } catch (error) {
        if (error instanceof Refusal) return { refusal: error }
        throw error
      }
    },
  }
}

async function verify(deps: VerifierDeps, parameters: VerifyParameters): Promise<readonly Confirmation[]> {
  const { client, pool, ethSign, limits = signatureLimits } = deps
  const { safe, hash, question, signature, owners, expectedOwner } = parameters
  if (size(signature) > limits.bytes)
    throw new Refusal('too-long', `A signature can have at most ${limits.bytes} bytes.`)
  const parts = readParts(signature, { ethSign })
  if (parts.length > owners.length)
    throw new Refusal('not-owner', `There are ${parts.length} signatures but only ${owners.length} owners.`)
  for (const part of parts) if ('owner' in part) refuseStranger(part.owner, owners)

  const signers = await Promise.all(parts.map((part) => signerOf(pool, part, hash)))
  const confirmations = parts.map((part, at) => {
    return { owner: refuseStranger(signers[at], owners), kind: part.kind, signature: encodePart(part) }
  })
  refuseDisorder(confirmations)
  if (expectedOwner && !confirmations.some(({ owner }) => isAddressEqual(owner, expectedOwner)))
    throw new Refusal('other-owner', `The signature is not by ${expectedOwner}.`)

  await proveOnChain(client, { safe, hash, question, parts, limits })
  return confirmations
}

/** Answers with the owner as listed. */
function refuseStranger(signer: Address | undefined, owners: readonly Address[]): Address {
  const owner = signer && owners.find((one) => isAddressEqual(one, signer))
  if (owner) return owner
  throw new Refusal(
    'not-owner',
    signer
      ? `The signature is by ${signer}, which is not an owner of this Safe, or it is for something else.`
      : 'This signature is invalid.',
  )
}

/** The Safe wants them so, and it shows at once that nobody signed twice. */
function refuseDisorder(confirmations: readonly { owner: Address }[]): void {
  const order = confirmations.map(({ owner }) => owner.toLowerCase())
  if (order.some((owner, at) => at > 0 && owner <= (order[at - 1] ?? '')))
    throw new Refusal('wrong-order', 'Signatures must be sorted by owner, without duplicates.')
}

type ProofParameters = {
  safe: Address
  hash: Hash
  question: Hex | undefined
  parts: readonly SignaturePart[]
  limits: SignatureLimits
}

/** Refuses what only names an owner, unless the chain says that the owner stands behind it. */
async function proveOnChain(client: Client, parameters: ProofParameters): Promise<void> {
  const { safe, hash, question, parts, limits } = parameters
  if (!parts.some((part) => 'owner' in part)) return
  await withTimeLimit(
    async (signal) => {
      const ask: Ask = (to, data, gas = limits.gas) => {
        signal.throwIfAborted()
        return staticCall(client, { to, data, gas })
      }
      await refuseDeepNesting(ask, parts, limits)
      for (const part of parts) {
        if (part.kind === 'approved' && !(await isApproved(ask, { safe, owner: part.owner, hash })))
          throw new Refusal('not-approved', `${part.owner} has not approved this hash on chain.`)
        if (part.kind !== 'contract') continue
        const { owner, data: signature } = part
        if (!(await askContract(ask, { owner, hash, question, signature })))
          throw new Refusal('contract-refused', `The contract ${owner} does not confirm its signature.`)
      }
    },
    { timeoutMs: limits.timeoutMs },
  )
}

type ApprovalParameters = { safe: Address; owner: Address; hash: Hash }

/** Whether the owner has approved the hash in a transaction of their own. */
async function isApproved(ask: Ask, { safe, owner, hash }: ApprovalParameters): Promise<boolean> {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'approvedHashes', args: [owner, hash] })
  const answer = await ask(safe, data, READ_GAS)
  return answer?.size === 32n && BigInt(answer.word) !== 0n
}
