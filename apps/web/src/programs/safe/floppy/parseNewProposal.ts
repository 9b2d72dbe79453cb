import { safeTxOf } from '@love/safe/build/safeTxOf'
import type { SafeTx } from '@love/safe/safeTx'
import { isHex, parseEther, zeroAddress } from 'viem'
import { parseAccount } from '../../../chain/parseAccount.ts'

/** What somebody has typed. */
export type NewProposalTexts = {
  readonly to: string
  readonly ether: string
  readonly data: string
  readonly nonce: string
}

export type ParsedProposal =
  | { readonly tx: SafeTx }
  | { readonly errors: Readonly<Partial<Record<keyof NewProposalTexts, string>>> }

/** One call of the Safe, or what is wrong with each field. */
export function parseNewProposal(texts: NewProposalTexts, safeNonce: bigint): ParsedProposal {
  const receiver = parseAccount(texts.to)
  const [ether, data, nonce] = [texts.ether.trim() || '0', texts.data.trim() || '0x', texts.nonce.trim()]
  const isEther = /^\d{1,20}(\.\d{1,18})?$/.test(ether)
  const isData = isHex(data) && data.length % 2 === 0
  const isNonce = /^\d{1,15}$/.test(nonce)
  if (!('address' in receiver) || !isEther || !isData || !isNonce || BigInt(nonce) < safeNonce)
    return {
      errors: {
        ...('error' in receiver && { to: receiver.error }),
        ...(!isEther && { ether: 'Enter an amount such as 1.5, with at most 18 decimals.' }),
        ...(!isData && { data: 'Enter hex data: 0x followed by two characters per byte.' }),
        ...(!isNonce && { nonce: 'The nonce must be a whole number.' }),
        ...(isNonce && BigInt(nonce) < safeNonce && { nonce: `The Safe’s next nonce is ${safeNonce}.` }),
      },
    }
  const call = { to: receiver.address, value: parseEther(ether), data }
  return { tx: safeTxOf({ calls: [call], nonce: BigInt(nonce), multiSendCallOnly: zeroAddress }) }
}
