import type { CallNode } from '@love/protocol/safe/decode/callTree'
import { network } from '../../../chain/network.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { argumentTexts } from './argumentTexts.ts'

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
