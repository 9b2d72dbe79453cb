import type { Program } from './desktop/program.ts'
import { programs } from './programs/index.ts'
import { pairsProgram } from './programs/pairs/program.ts'

/** A document of the static site. */
export type Page = {
  readonly path: string
  /** Its file in the build; the server answers a path without a page with `404.html`. */
  readonly file: string
  readonly title: string
  readonly description: string
  /** Lazy modules it draws right away: paths or folders below `src`. */
  readonly lazyModules: readonly string[]
}

export const pages: readonly Page[] = [
  {
    path: '/',
    file: 'index.html',
    title: 'LOVE',
    description: 'A retro desktop in the browser for the LOVE and WAR3 tokens on Ethereum.',
    lazyModules: lazyModulesOf(pairsProgram),
  },
  ...programs.map((program) => ({
    path: program.path,
    file: `${program.path.slice(1)}.html`,
    title: `${program.title} - LOVE`,
    description: program.description,
    lazyModules: lazyModulesOf(program),
  })),
  {
    path: '/404',
    file: '404.html',
    title: 'Not found - LOVE',
    description: 'There is no page at this address.',
    lazyModules: [],
  },
]

function lazyModulesOf({ id }: Program): readonly string[] {
  return ['chain/ChainProvider.tsx', `programs/${id}/`]
}
