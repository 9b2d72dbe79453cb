import { type SafeMessage, safeMessageHashes } from '@love/safe/messageHash'
import { SafeDataError } from '@love/safe/SafeDataError'
import { safeRules } from '@love/safe/safeRules'
import type { SafeHashes } from '@love/safe/safeTx'
import type { Hex } from 'viem'
import { GatewayError } from '../gateway/refusalOf.ts'
import { type Proven, provenBy } from '../proposals/provenBy.ts'
import type { Verifier } from '../signatures/createVerifier.ts'
import type { SafeState } from '../state/createSafeStates.ts'

/** What the owners of a Safe sign for a message. */
export function messageHashes(
  { address, version }: SafeState,
  chainId: number,
  message: SafeMessage,
): SafeHashes {
  try {
    return safeMessageHashes({ safe: address, chainId, version, message })
  } catch (error) {
    if (error instanceof SafeDataError) throw new GatewayError(422, `${error.message} ${error.hint}`)
    throw error
  }
}

type MessageProofParameters = { state: SafeState; hashes: SafeHashes; signature: Hex }

/** Which owners signed a message. Throws the words of the refusal where a part does not count. */
export function messageProof(
  verifier: Verifier,
  { state, hashes, signature }: MessageProofParameters,
): Promise<Proven> {
  const { address: safe, owners, version } = state
  const preimage = safeRules(version).asksByHash ? undefined : hashes.preimage
  return provenBy(verifier, { safe, hash: hashes.hash, preimage, signature, owners })
}
