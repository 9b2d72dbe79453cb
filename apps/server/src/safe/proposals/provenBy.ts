import { GatewayError } from '../gateway/refusalOf.ts'
import type { SignatureVerdict, Verifier } from '../signatures/createVerifier.ts'

export type Proven = Extract<SignatureVerdict, { confirmations: unknown }>['confirmations']

/** Who signed. Throws the words of the refusal where a part does not count. */
export async function provenBy(
  verifier: Verifier,
  question: Parameters<Verifier['verifySignature']>[0],
  status = 422,
): Promise<Proven> {
  const verdict = await verifier.verifySignature(question)
  if ('refusal' in verdict) throw new GatewayError(status, verdict.refusal.message)
  return verdict.confirmations
}
