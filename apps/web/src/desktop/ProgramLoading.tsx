import { ProgressBar } from '@love/ui98/ProgressBar'
import type { Program } from './program.ts'
import { ProgramWindow } from './windows/ProgramWindow.tsx'

export function ProgramLoading({ program: { title } }: { program: Program }) {
  return (
    <ProgramWindow>
      <ProgressBar label={`Opening ${title}…`} />
    </ProgramWindow>
  )
}
