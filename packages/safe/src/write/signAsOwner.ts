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
      'What the wallet would sign does not match the hash that is shown.',
      'Nothing was asked of the wallet. Reload the page; if this stays, do not use it.',
    )
  const { v, r, s } = parseSignature(await line.sign(message))
  const signature: Hex = `${r}${s.slice(2)}${v.toString(16)}`
  if (isHighS(s))
    throw new SafeWriteError(
      'bad-signature',
      'The wallet gave a signature in a form that anybody could have made of another one.',
      'It was not sent to anybody. Sign with another wallet.',
    )
  const signer = await recoverAddress({ hash, signature }).catch(() => undefined)
  if (!signer || !isAddressEqual(signer, owner))
    throw new SafeWriteError(
      'bad-signature',
      `The signature is not one of ${owner}${signer ? `, but of ${signer}` : ''}.`,
      'It was not sent to anybody. Choose the account of the owner in your wallet and sign again.',
    )
  return signature
}
