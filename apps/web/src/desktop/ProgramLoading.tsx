import { ProgressBar } from '@love/ui98/ProgressBar'
import { Window } from '@love/ui98/Window'
import type { Program } from './program.ts'

export function ProgramLoading({ program: { title, icon } }: { program: Program }) {
  return (
    <Window title={title} icon={icon} className="desktop-note">
      <ProgressBar label={`Opening ${title}…`} />
    </Window>
  )
}
