import { Opening } from '@love/ui98/Opening'
import type { Program } from './program.ts'
import { ProgramWindow } from './windows/ProgramWindow.tsx'

export function ProgramLoading({ program: { title } }: { program: Program }) {
  return (
    <ProgramWindow>
      <Opening what={title} />
    </ProgramWindow>
  )
}
