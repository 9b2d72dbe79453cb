import type { IconName } from '@love/ui98/Icon'
import type { ComponentType } from 'react'
import { type LazyComponent, lazyComponent } from './lazyComponent.tsx'

/** An address below that of its program, with a page of its own. */
export type Place = {
  readonly path: `/${string}`
  readonly title: string
  /** One sentence for search engines. */
  readonly description: string
  /** The program's folder with lazy code that this place draws right away. */
  readonly folder?: string
  /** Instead of those of its program. */
  readonly early?: readonly EarlyFile[]
}

/** A file of `early`: what is shown before React is there. */
type EarlyFile = 'market' | 'marketCharts' | 'farm' | 'faithChart'

/** What the desktop knows about a program before its code is there. */
export type Program = {
  /** Also the name of its folder in `programs`. */
  readonly id: string
  readonly title: string
  readonly icon: IconName
  /** Its address; whatever follows it is the program's own affair. */
  readonly path: `/${string}`
  /** One sentence for search engines: only the documents have it, not the scripts. */
  readonly description: string
  /** Its neighbours in the Start menu; none for what stands above all. */
  readonly group?: 'Trade' | 'Earn' | 'Your assets' | 'About LOVE' | 'System'
  /** How large its window is until someone sizes it. */
  readonly size: 'small' | 'medium' | 'large'
  /** As that of a place: what its own address draws right away. */
  readonly folder?: string
  /** Those below its address that are known beforehand; the program answers for all others too. */
  readonly places?: readonly Place[]
  /** Anything may follow its address, such as an account: those pages are found, and begin as that of the program. */
  readonly hasOpenPlaces?: true
  /** The file with what those draw, where it is none of `folder`. */
  readonly openFile?: string
  /** Has an address only: no icon and no row in the Start menu. */
  readonly unlisted?: true
  readonly early?: readonly EarlyFile[]
  /** Draws a `ProgramWindow`. */
  readonly Window: ComponentType | LazyComponent<object>
}

export type ProgramDefinition = Omit<Program, 'Window'> & { readonly load: () => Promise<ComponentType> }

export function defineProgram({ load, ...program }: ProgramDefinition): Program {
  return { ...program, Window: lazyComponent(program.title, load) }
}

/** The program that a path belongs to. */
export function programAt(programs: readonly Program[], path: string): Program | undefined {
  const [pathname = ''] = path.split(/[?#]/)
  return programs.find((program) => pathname === program.path || pathname.startsWith(`${program.path}/`))
}

/** What a browser's tab says of a place; the desktop itself has the plain name. */
export function documentTitle(place: Pick<Place, 'path' | 'title'> | undefined): string {
  return !place || place.path === '/' ? 'LOVE' : `${place.title} - LOVE`
}
