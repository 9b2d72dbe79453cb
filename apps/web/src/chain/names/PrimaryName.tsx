import './names.css'
import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { markWords } from './nameWords.ts'
import { useNameMark, usePrimaryNames } from './primaryNames.ts'

type PrimaryNameProps = {
  address: Address
  /** In its place where there is none, or none yet. */
  without?: string
}

/** The name that an address has in ENS, for a place behind the address. */
export function PrimaryName({ address, without }: PrimaryNameProps) {
  const name = usePrimaryNames([address])(address)
  return name ? <EnsName name={name} address={address} /> : without
}

/** A name that was looked up, and why to look twice at it. */
export function EnsName({ name, address }: { name: string; address: Address }) {
  const mark = useNameMark(address, name)
  return (
    <span className="ens-name">
      <bdi>{name}</bdi>
      {mark && (
        <span className="ens-mark">
          <Icon name="warning" /> {markWords(mark)}
        </span>
      )}
    </span>
  )
}
