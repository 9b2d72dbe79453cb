import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Address } from 'viem'

/** The name somebody gave it beside its address: a name alone could stand for any. */
export function SafeName({ address, name }: { address: Address; name: string | undefined }) {
  return (
    <>
      {name && <strong>{name} </strong>}
      <code>{shortAddress(address)}</code>
    </>
  )
}
