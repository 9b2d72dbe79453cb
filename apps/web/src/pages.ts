import { documentTitle, type Place, type Program, programAt } from './desktop/program.ts'
import { programs } from './programs/index.ts'

/** A document of the static site. */
export type SitePage = {
  readonly path: string
  /** Its file in the build; the server answers a path without a page with `404.html`. */
  readonly file: string
  readonly title: string
  readonly description: string
  /** Lazy modules it draws right away: paths or folders below `src`. */
  readonly lazyModules: readonly string[]
  /** The modules below `src` that run before the shell is there. */
  readonly early: readonly string[]
}

export const pages: readonly SitePage[] = [
  ...programs.flatMap((program) => [
    pageOf(program, program),
    ...(program.places ?? []).map((place) => pageOf(program, place)),
    // The server gives it to all places below the program that have no page.
    ...(program.hasOpenPlaces ? [openPageOf(program)] : []),
  ]),
  {
    path: '/404',
    file: '404.html',
    title: 'Not found - LOVE',
    description: 'There is no page at this address. Every program of LOVE is in its Start menu.',
    lazyModules: [],
    early: [],
  },
]

function pageOf({ id, ...program }: Program, place: Place): SitePage {
  const { path, description, folder, early = program.early ?? [] } = place
  return {
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    title: documentTitle(place),
    description,
    early: early.map((file) => `early/${file}.ts`),
    lazyModules: [`programs/${id}/`, ...(folder ? [`programs/${id}/${folder}/`] : [])],
  }
}

/** It looks like the program's own page until the code of the place is there. */
function openPageOf(program: Program): SitePage {
  const { id, openFile } = program
  const page = { ...pageOf(program, program), file: `${id}/_.html` }
  return openFile ? { ...page, lazyModules: [`programs/${id}/`, `programs/${id}/${openFile}`] } : page
}

/** Whether the document of this path was drawn for it; the one for lost visitors is drawn for all that no program has. */
export function hasPage(path: string): boolean {
  return pages.some((page) => page.path === path) || !programAt(programs, path)
}
