import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { useRecycleBin } from '../../../session/safe/recycleBin/recycleBin.ts'
import { binPath } from '../safePlace.ts'

/** Full once something was deleted here. */
export function BinLink({ safe }: { safe: Address }) {
  const { deleted } = useRecycleBin(safe)
  return (
    <p className="icon-text">
      <Icon name={deleted.length > 0 ? 'recycle-bin-full' : 'recycle-bin'} />
      <ProgramLink to={binPath(safe)}>Recycle Bin</ProgramLink>
    </p>
  )
}
