import { shortAddress } from '@love/protocol/format/shortAddress'
import { isRejection } from '@love/safe/build/safeTxOf'
import { type CallNode, callTree } from '@love/safe/decode/callTree'
import type { SafeTx } from '@love/safe/safeTx'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { type Address, getAddress } from 'viem'
import { callWords, headWords } from '../calls/callWords.ts'
import { transferIn } from '../calls/transfers.ts'
import { contractBook } from '../known/contractBook.ts'

export type Headline = {
  /** From the bytes that are signed: “Send 1 ETH to Alice (0x3C44…93BC)”. The calls of a batch are listed below it. */
  readonly words: string
  /** The same as the list of calls would begin. */
  readonly head: string
  /** Whether these words say nothing else. */
  readonly repeats: (words: string | undefined) => boolean
  /** Of a plain payment: all that its details could add. */
  readonly payment: Payment | undefined
}

type Payment = { readonly recipient?: Address; readonly token?: Address }

type HeadlineDeps = {
  readonly facts: Pick<SafeFacts, 'safe' | 'version'>
  readonly nameOf: (address: Address) => string | undefined
}

/** What a review is about, once and large. */
export function headlineOf(tx: SafeTx, { facts: { safe, version }, nameOf }: HeadlineDeps): Headline {
  const tree = callTree(tx, { book: contractBook() })
  const common = { safe, version, isExact: true }
  // A name alone could stand for any address.
  const named = (address: Address) => {
    const name = nameOf(address)
    return name && `${name} (${shortAddress(address)})`
  }
  const words = headWords(tree, { ...common, nameOf: named })
  const head = headWords(tree, { safe, nameOf, isExact: true })
  // As lists say it, and as forms do, which write addresses in full.
  const same = [nameOf, getAddress].flatMap((nameOf) => [
    callWords(tree, { ...common, nameOf }),
    headWords(tree, { ...common, nameOf }),
  ])
  const repeats = (other: string | undefined) => other === undefined || [words, ...same].includes(other)
  return { words, head, repeats, payment: isRejection(safe, tx) ? {} : paymentIn(tree) }
}

/** Ether or a listed token to somebody, and nothing else. */
function paymentIn(node: CallNode): Payment | undefined {
  const transfer = transferIn(node)
  return transfer && { recipient: transfer.to, ...(node.data !== '0x' && { token: node.to }) }
}
