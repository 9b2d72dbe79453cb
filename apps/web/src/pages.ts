import { programs } from './programs/index.ts'

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
  ...programs.map((program) => ({
    path: program.path,
    file: program.path === '/' ? 'index.html' : `${program.path.slice(1)}.html`,
    title: program.path === '/' ? 'LOVE' : `${program.title} - LOVE`,
    description: program.description,
    lazyModules: [`programs/${program.id}/`],
  })),
  {
    path: '/404',
    file: '404.html',
    title: 'Not found - LOVE',
    description: 'There is no page at this address.',
    lazyModules: [],
  },
]
