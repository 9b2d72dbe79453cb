import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Icon } from '@love/ui98/Icon'
import { definedIcon } from '../../chain/definedIcon.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'

/** Opens the pair. */
export function PairName({ pair }: { pair: PairDefinition }) {
  return (
    <span className="icon-text one-line">
      <Icon name={definedIcon(pair)} />
      <ProgramLink to={`/pairs/${pair.name}`}>{pair.name}</ProgramLink>
    </span>
  )
}
