import { exactAmount } from '@love/protocol/amounts/amount'
import { decodeCall } from '@love/protocol/calls/decodeCall'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import { eth } from '@love/protocol/tokens/tokens'
import { approvedHashIn } from '@love/safe/decode/approvedHash'
import type { CallNode as Node } from '@love/safe/decode/callTree'
import { isExecution } from '@love/safe/isExecution'
import { deployedSafe } from '@love/safe/make/deployedSafe'
import { type Address, isAddressEqual } from 'viem'
import { AddressText } from '../../../chain/AddressText.tsx'
import { Identicon } from '../../../chain/identicon/Identicon.tsx'
import { network } from '../../../chain/network.ts'
import { SignedText } from '../../../wallet/SignedText.tsx'
import { useSafeCode } from '../known/useSafeCode.ts'
import { useWho } from '../known/useWho.ts'
import { ArgumentList } from './ArgumentList.tsx'
import { adminWords } from './adminWords.ts'
import { headWords, isForeignCode } from './callWords.ts'
import { DeployedFacts } from './DeployedFacts.tsx'

export type CallNodeProps = {
  safe: Address
  node: Node
  /** Of whoever asked for it. */
  words?: string | undefined
  /** What stands above it already, and is not said again. */
  told?: string | undefined
}

/** One call: what it does, whom it goes to, what is passed, and what of it is dangerous. */
export function CallNode({ safe, node, words, told }: CallNodeProps) {
  const { nameOf } = useWho()
  const { path, to, value, data, decoded } = node
  const isPlain = data === '0x'
  const isOwn = isAddressEqual(to, safe)
  const said = headWords(node, { safe, nameOf, isExact: true })
  const made = node.operation === 0 ? deployedSafe(node) : undefined
  const place = path.length > 0 ? `call ${path.map((index) => index + 1).join('.')}` : 'the transaction'
  return (
    <>
      {words && words !== said && <p>{words}</p>}
      {said !== told && (
        <p>
          <strong>{said}</strong>
        </p>
      )}
      <p className="review-contract">
        <span>{isOwn ? 'This Safe' : (node.toName ?? (isPlain ? 'To' : <Receiver node={node} />))}</span>
        <Identicon address={to} />
        <AddressText address={to} of={place} what="Address" full />
        {decoded && !said.includes(decoded.name) && <code>{decoded.name}</code>}
      </p>
      {value > 0n && !(isPlain && node.operation === 0) && (
        <p>Sends {groupDecimal(exactAmount({ raw: value, token: eth }))} ETH.</p>
      )}
      <Dangers node={node} isOwn={isOwn} />
      {made ? <DeployedFacts made={made} by={safe} /> : <ArgumentList node={node} place={place} />}
      {!isPlain && (
        <details className="review-details">
          <summary>Details</summary>
          <SignedText label="Raw data" text={data} />
        </details>
      )}
    </>
  )
}

/** Somebody's contract. What only a Safe understands goes to one, or to something that says that it is one. */
function Receiver({ node: { to, data, admin } }: { node: Node }) {
  if (!admin && !approvedHashIn(data) && !isExecution({ data })) return 'Unknown contract'
  return <OtherSafe safe={to} />
}

function OtherSafe({ safe }: { safe: Address }) {
  const { data: code } = useSafeCode(safe)
  if (!code) return 'Another Safe'
  if (code.isVerified) return `Another Safe (${code.version}, verified)`
  return <span className="error-text">A contract that is not a verified Safe</span>
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
        <p className="error-text">Delegatecall: this code runs as the Safe and can do anything with it.</p>
      )}
      {decodeCall(network.deployment, node).isUnlimited && (
        <p className="error-text">
          Unlimited approval: the spender can spend all of this token, now and later.
        </p>
      )}
      {data !== '0x' && !decoded && <p className="error-text">This call could not be decoded.</p>}
      {decoded && !decoded.isExact && (
        <p className="error-text">Contains extra bytes that the function does not normally read.</p>
      )}
      {decoded?.isPasted && (
        <p className="muted-text">Decoded with the ABI you pasted, which may be wrong.</p>
      )}
    </>
  )
}
