import type { NewSafe } from '@love/safe/make/newSafe'
import { teamWords } from '@love/safe/make/team'
import { FactList } from '@love/ui98/FactList'
import type { Address } from 'viem'
import { AddressText } from '../../../chain/AddressText.tsx'
import { network } from '../../../chain/network.ts'
import { OwnerList } from '../overview/OwnerList.tsx'

type PlanFactsProps = {
  address: Address
  safe: NewSafe
  name?: string | undefined
}

/** What will be at the address, and nothing else can be. */
export function PlanFacts({ address, safe, name }: PlanFactsProps) {
  const { owners, version, isL2 } = safe
  return (
    <FactList
      facts={[
        ...(name === undefined ? [] : [{ label: 'Name', value: name }]),
        { label: 'Address', value: <AddressText address={address} of="the new Safe" what="Address" full /> },
        { label: 'Network', value: network.chain.name },
        { label: 'Signatures', value: teamWords(safe) },
        { label: 'Owners', value: <OwnerList safe={address} owners={owners} /> },
        { label: 'Version', value: `Safe ${version}${isL2 ? ' L2' : ''}` },
      ]}
    />
  )
}
