import { ProgressBar } from '@love/ui98/ProgressBar'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'

/** While the code of a place comes. */
export function OpeningView() {
  return (
    <ProgramWindow className="safe-window">
      <ProgressBar label="Opening…" />
    </ProgramWindow>
  )
}
