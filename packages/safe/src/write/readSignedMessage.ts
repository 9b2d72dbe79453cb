import type { Client, Hash, Hex } from 'viem'
import { callEndpoint } from '../api/client/callEndpoint.ts'
import { getMessage } from '../api/endpoints/messages.ts'
import { messageQuestion } from '../messageHash.ts'
import { encodeSignatures } from '../signatures/encodeSignatures.ts'
import { countedSignatures } from './countedSignatures.ts'
import type { SafeFacts } from './safeFacts.ts'
import { verifySafeMessage } from './verifySafeMessage.ts'
import type { WriteDeps } from './writeDeps.ts'

export type SignedSafeMessage = {
  /** The Safe's own hash around the message: what its owners sign. */
  readonly messageHash: Hash
  readonly signed: number
  readonly required: number
  /** What the Safe takes for its signature (EIP-1271); `0x` while more owners have to sign. */
  readonly signature: Hex
}

export type ReadSignedMessageDeps = Pick<WriteDeps, 'gateway'> & { readonly client: Client }

/** How far it is: only signatures that are one count, whatever the gateway says. */
export async function readSignedMessage(
  { gateway, client }: ReadSignedMessageDeps,
  { facts, hash }: { readonly facts: SafeFacts; readonly hash: Hash },
): Promise<SignedSafeMessage> {
  const { chainId, threshold } = facts
  const kept = await callEndpoint(gateway, getMessage, {
    parameters: { chainId: String(chainId), message_hash: hash },
  })
  const claims = kept.confirmations.map(({ owner, signature }) => ({ owner: owner.value, signature }))
  // Contracts may ask for the bytes behind the hash, which only the message itself tells.
  const verified = verifySafeMessage({ ...kept, messageHash: hash }, facts)
  const question = verified.matches
    ? messageQuestion({ ...verified, version: facts.version, handler: facts.fallbackHandler })
    : '0x'
  const good = await countedSignatures(client, {
    facts,
    hashes: { hash, preimage: question ?? '0x' },
    claims,
  })
  return {
    messageHash: hash,
    signed: good.length,
    required: threshold,
    signature: good.length < threshold ? '0x' : encodeSignatures(good.slice(0, threshold)),
  }
}
