import type { Program } from './program.ts'

/** The topic about a program: the one of its name, or else the contents of the book. */
export function helpPath(programs: readonly Program[], id: string | undefined): string {
  const topic = `/help/${id}`
  return programs.some(({ places }) => places?.some(({ path }) => path === topic)) ? topic : '/help'
}
