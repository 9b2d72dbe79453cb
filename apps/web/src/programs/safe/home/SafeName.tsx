import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Address } from 'viem'
import { Identicon } from '../../../chain/identicon/Identicon.tsx'
import { useNames } from '../../../chain/names/addressNames.ts'

/** The name somebody gave it beside its address: a name alone could stand for any. */
export function SafeName({ address }: { address: Address }) {
  const name = useNames()(address)
  return (
    <>
      <Identicon address={address} /> {name && <strong>{name} </strong>}
      <code>{shortAddress(address)}</code>
    </>
  )
}
