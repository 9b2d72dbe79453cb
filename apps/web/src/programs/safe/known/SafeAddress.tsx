import type { Address } from 'viem'
import { AddressText } from '../../../chain/AddressText.tsx'
import { Identicon } from '../../../chain/identicon/Identicon.tsx'
import { useNames } from '../../../chain/names/addressNames.ts'
import { PrimaryName } from '../../../chain/names/PrimaryName.tsx'
import { contractBook } from './contractBook.ts'

type SafeAddressProps = {
  address: Address
  /** Whose it is: “owner 2”. */
  of: string
  full?: boolean
}

/** An address with its picture and its name: that of the address book, or that of a contract which this build knows. */
export function SafeAddress({ address, of, full }: SafeAddressProps) {
  const name = useNames()(address)
  const known = name ? undefined : contractBook().entry(address)?.name
  return (
    <>
      <span className="safe-address">
        <Identicon address={address} />
        {known && <span className="address-name">{known}</span>}
        <AddressText address={address} of={of} what="Address" {...(full && { full })} />
      </span>
      {!known && (
        <>
          {' '}
          <PrimaryName address={address} />
        </>
      )}
    </>
  )
}
