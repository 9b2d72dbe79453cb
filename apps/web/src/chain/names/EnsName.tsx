import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { Avatar } from './Avatar.tsx'
import { markWords } from './nameWords.ts'
import { useNameMark } from './useNameMark.ts'

type Named = { name: string; address: Address }

export type EnsNameProps = Named & { hasPicture?: boolean | undefined }

/** A name that was looked up, and why to look twice at it. */
export function EnsName({ name, address, hasPicture = false }: EnsNameProps) {
  return (
    <span className="ens-name">
      {hasPicture && <Avatar name={name} />}
      <bdi>{name}</bdi> <NameMark name={name} address={address} />
    </span>
  )
}

/** Why to look twice at a name; nothing for most. */
export function NameMark({ name, address }: Named) {
  const mark = useNameMark(address, name)
  return (
    mark && (
      <span className="ens-mark">
        <Icon name="warning" /> {markWords(mark)}
      </span>
    )
  )
}
