import { Opening } from '@love/ui98/Opening'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'

/** While the code of a place comes. */
export function OpeningView() {
  return (
    <ProgramWindow className="safe-window">
      <Opening />
    </ProgramWindow>
  )
}
