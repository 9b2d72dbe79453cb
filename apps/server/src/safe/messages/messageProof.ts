import type { SafeHashes } from '@love/protocol/safe/safeHashes'
import { safeRules } from '@love/protocol/safe/safeRules'
import type { Hex } from 'viem'
import { type Proven, provenBy } from '../proposals/provenBy.ts'
import type { Verifier } from '../signatures/createVerifier.ts'
import type { SafeState } from '../state/safeState.ts'

export type MessageProofParameters = { state: SafeState; hashes: SafeHashes; signature: Hex }

/** Which owners signed a message. Throws the words of the refusal where a part does not count. */
export function messageProof(
  verifier: Verifier,
  { state, hashes, signature }: MessageProofParameters,
): Promise<Proven> {
  const { address: safe, owners, version } = state
  const preimage = safeRules(version).asksByHash ? undefined : hashes.preimage
  return provenBy(verifier, { safe, hash: hashes.hash, preimage, signature, owners })
}
