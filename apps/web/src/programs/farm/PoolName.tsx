import { Icon } from '@love/ui98/Icon'
import { definedIcon } from '../../chain/definedIcon.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { hasEnded, type PoolRow } from './poolRows.ts'

/** Opens the pool. */
export function PoolName({ row }: { row: PoolRow }) {
  return (
    <span className="icon-text one-line">
      <Icon name={row.pair ? definedIcon(row.pair) : 'farm'} />
      <ProgramLink to={`/farm/${row.place}`}>{row.name}</ProgramLink>
      {hasEnded(row) && <span className="farm-mark">ended</span>}
    </span>
  )
}
