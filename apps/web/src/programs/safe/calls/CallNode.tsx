import { exactAmount } from '@love/protocol/amounts/amount'
import { decodeCall } from '@love/protocol/calls/decodeCall'
import { eth } from '@love/protocol/tokens/tokens'
import type { CallNode as Node } from '@love/safe/decode/callTree'
import { type Address, isAddressEqual } from 'viem'
import { AddressText } from '../../../chain/AddressText.tsx'
import { network } from '../../../chain/network.ts'
import { SignedText } from '../../../wallet/SignedText.tsx'
import { useWho } from '../known/useWho.ts'
import { ArgumentList } from './ArgumentList.tsx'
import { adminWords } from './adminWords.ts'
import { headWords, isForeignCode } from './callWords.ts'

export type CallNodeProps = {
  safe: Address
  node: Node
  /** Of whoever asked for it. */
  words?: string | undefined
}

/** One call: what it does, whom it goes to, what is passed, and what of it is dangerous. */
export function CallNode({ safe, node, words }: CallNodeProps) {
  const { nameOf } = useWho()
  const { path, to, value, data, decoded } = node
  const isPlain = data === '0x'
  const isOwn = isAddressEqual(to, safe)
  const said = headWords(node, { safe, nameOf, isExact: true })
  const place = path.length > 0 ? `call ${path.map((index) => index + 1).join('.')}` : 'the transaction'
  return (
    <>
      {words && words !== said && <p>{words}</p>}
      <p>
        <strong>{said}</strong>
      </p>
      <p className="review-contract">
        <span>{isOwn ? 'This Safe' : (node.toName ?? (isPlain ? 'To' : 'An unknown contract'))}</span>
        <AddressText address={to} of={place} what="Address" full />
        {decoded && !said.includes(decoded.name) && <code>{decoded.name}</code>}
      </p>
      {(value > 0n || isPlain) && <p>Sends {exactAmount({ raw: value, token: eth })} ETH.</p>}
      <Dangers node={node} isOwn={isOwn} />
      <ArgumentList node={node} place={place} />
      {!isPlain && (
        <details className="review-details">
          <summary>Details</summary>
          <SignedText label="Raw data" text={data} />
        </details>
      )}
    </>
  )
}

function Dangers({ node, isOwn }: { node: Node; isOwn: boolean }) {
  const { data, decoded, admin } = node
  return (
    <>
      {admin && (
        <p className="error-text">
          This changes who controls {isOwn ? 'the' : 'a'} Safe: {admin}. It {adminWords(admin)}.
        </p>
      )}
      {isForeignCode(node) && (
        <p className="error-text">A delegatecall: that code could do anything with the Safe.</p>
      )}
      {decodeCall(network.deployment, node).isUnlimited && (
        <p className="error-text">
          This has no limit: whoever controls that contract can take all of this token, now and later.
        </p>
      )}
      {data !== '0x' && !decoded && <p className="error-text">This call is not decoded.</p>}
      {decoded && !decoded.isExact && (
        <p className="error-text">There are bytes in it that the function does not read as usual.</p>
      )}
      {decoded?.isPasted && (
        <p className="muted-text">Decoded with the ABI that was pasted, which may be a wrong one.</p>
      )}
    </>
  )
}
