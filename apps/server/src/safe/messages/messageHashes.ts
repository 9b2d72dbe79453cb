import { messageQuestion, type SafeMessage, safeMessageHashes } from '@love/safe/messageHash'
import { SafeDataError } from '@love/safe/SafeDataError'
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

type MessageProofParameters = { state: SafeState; message: SafeMessage; hashes: SafeHashes; signature: Hex }

/** Which owners signed a message. Throws the words of the refusal where a part does not count. */
export function messageProof(
  verifier: Verifier,
  { state, message, hashes, signature }: MessageProofParameters,
): Promise<Proven> {
  const { address: safe, owners, version, fallbackHandler: handler } = state
  const question = messageQuestion({ version, handler, message, hashes })
  return provenBy(verifier, { safe, hash: hashes.hash, question, signature, owners })
}
