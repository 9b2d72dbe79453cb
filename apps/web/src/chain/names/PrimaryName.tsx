import './names.css'
import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { Avatar } from './Avatar.tsx'
import { markWords } from './nameWords.ts'
import { useNameMark, usePrimaryNames } from './primaryNames.ts'

type PrimaryNameProps = {
  address: Address
  /** In its place where there is none, or none yet. */
  without?: string
  hasPicture?: boolean
}

/** The name that an address has in ENS, for a place behind the address. */
export function PrimaryName({ address, without, hasPicture }: PrimaryNameProps) {
  const name = usePrimaryNames([address])(address)
  return name ? <EnsName name={name} address={address} hasPicture={hasPicture} /> : without
}

type EnsNameProps = { name: string; address: Address; hasPicture?: boolean | undefined }

/** A name that was looked up, and why to look twice at it. */
export function EnsName({ name, address, hasPicture = false }: EnsNameProps) {
  const mark = useNameMark(address, name)
  return (
    <span className="ens-name">
      {hasPicture && <Avatar name={name} />}
      <bdi>{name}</bdi>
      {mark && (
        <span className="ens-mark">
          <Icon name="warning" /> {markWords(mark)}
        </span>
      )}
    </span>
  )
}
