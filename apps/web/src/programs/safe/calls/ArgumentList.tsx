import type { Deployment } from '@love/contracts/deployments/deployment'
import { decodeCall } from '@love/protocol/calls/decodeCall'
import { cleanText } from '@love/protocol/format/cleanText'
import type { CallArgument, CallNode } from '@love/safe/decode/callTree'
import { type Address, getAddress, isAddress } from 'viem'
import { network } from '../../../chain/network.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'

/** What is passed; of a batch nothing, because its calls stand below it. */
export function ArgumentList({ node, place }: { node: CallNode; place: string }) {
  const rows = node.calls.length > 0 ? [] : argumentTexts(network.deployment, node)
  if (rows.length === 0) return null
  return (
    <dl className="review-facts">
      {rows.map(({ name, type, text, address, raw }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an argument is known by its place
        <div key={index}>
          <dt>
            {name} ({type})
          </dt>
          <dd>
            {address ? <SafeAddress address={address} of={`${name} of ${place}`} full /> : text}
            {raw !== undefined && <code className="review-raw">{raw}</code>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ArgumentText = {
  readonly name: string
  readonly type: string
  readonly text: string
  /** Where it is one address and nothing else. */
  readonly address?: Address | undefined
  /** As it stands in the call, where that is said in other words. */
  readonly raw?: string | undefined
}

/** More is in the raw data only. */
const mostCharacters = 2_000

/** What is passed, in amounts and names where the contract is one of ours. Texts in it are those of strangers. */
function argumentTexts(deployment: Deployment, node: CallNode): readonly ArgumentText[] {
  if (!node.decoded) return []
  const known = decodeCall(deployment, node)
  const friendly = known.contract && known.call?.name === node.decoded.name ? known.call.args : undefined
  return node.decoded.args.map((argument, index): ArgumentText => {
    const plain = plainText(argument.text)
    const row = { name: cleanText(argument.name, 40), type: argument.type, text: shown(plain) }
    const address = addressIn(argument)
    if (address) return { ...row, address }
    const words = friendly?.[index]?.text
    if (words === undefined) return row
    return { ...row, text: shown(words), ...(!words.includes(plain) && { raw: shown(plain) }) }
  })
}

function addressIn({ type, text }: CallArgument): Address | undefined {
  return type === 'address' && typeof text === 'string' && isAddress(text, { strict: false })
    ? getAddress(text)
    : undefined
}

function plainText(text: CallArgument['text']): string {
  return typeof text === 'string' ? text : `[${text.map(plainText).join(', ')}]`
}

function shown(text: string): string {
  const cut = cleanText(text, mostCharacters)
  return text.length > mostCharacters ? `${cut}… (full value in the raw data)` : cut
}
