import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Icon } from '@love/ui98/Icon'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { pairIcon } from './pairIcon.ts'

/** Opens the pair. */
export function PairName({ pair }: { pair: PairDefinition }) {
  return (
    <span className="pair-name">
      <Icon name={pairIcon(pair)} />
      <ProgramLink to={`/pairs/${pair.name}`}>{pair.name}</ProgramLink>
    </span>
  )
}
