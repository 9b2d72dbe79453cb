import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { Avatar } from './Avatar.tsx'
import { markWords } from './nameWords.ts'
import { useNameMark } from './useNameMark.ts'

export type EnsNameProps = { name: string; address: Address; hasPicture?: boolean | undefined }

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
