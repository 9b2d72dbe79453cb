import { Suspense } from 'react'
import { ProgramBoundary } from './ProgramBoundary.tsx'
import { ProgramLoading } from './ProgramLoading.tsx'
import type { Program } from './program.ts'

/** The place of one open program: its window, or words about why it is not there yet or any more. */
export function ProgramFrame({ program }: { program: Program }) {
  return (
    <ProgramBoundary title={program.title}>
      <Suspense fallback={<ProgramLoading program={program} />}>
        <program.Window />
      </Suspense>
    </ProgramBoundary>
  )
}
