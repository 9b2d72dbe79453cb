import { parseSignature } from '@love/protocol/walletSignature'
import {
  type Hash,
  type Hex,
  hashTypedData,
  isAddressEqual,
  recoverAddress,
  type TypedDataDefinition,
} from 'viem'
import { isHighS } from '../signatures/parseSignatures.ts'
import { SafeWriteError } from './SafeWriteError.ts'
import type { WriteDeps } from './writeDeps.ts'

export type SignAsOwnerParameters = {
  readonly message: TypedDataDefinition
  /** Of the message, computed by other code than that which the wallet gets. */
  readonly hash: Hash
}

/** Asks the owner's wallet once, by EIP-712 and nothing else, and believes the answer only if it is the owner's. */
export async function signAsOwner(
  { line, owner }: Pick<WriteDeps, 'line' | 'owner'>,
  { message, hash }: SignAsOwnerParameters,
): Promise<Hex> {
  if (hashTypedData(message) !== hash)
    throw new SafeWriteError(
      'does-not-match',
      'The data to sign does not match the hash shown.',
      'Your wallet was not asked to sign. Reload the page, and do not use it if this happens again.',
    )
  const { v, r, s } = parseSignature(await line.sign(message))
  const signature: Hex = `${r}${s.slice(2)}${v.toString(16)}`
  if (isHighS(s))
    throw new SafeWriteError(
      'bad-signature',
      'Your wallet returned a malleable signature (high s).',
      'It was not submitted. Sign with another wallet.',
    )
  const signer = await recoverAddress({ hash, signature }).catch(() => undefined)
  if (!signer || !isAddressEqual(signer, owner))
    throw new SafeWriteError(
      'bad-signature',
      `The signature is not by ${owner}${signer ? ` but by ${signer}` : ''}.`,
      'It was not submitted. Switch to that account in your wallet and sign again.',
    )
  return signature
}
