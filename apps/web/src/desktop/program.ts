import type { IconName } from '@love/ui98/Icon'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { ProgramLoadError } from './ProgramLoadError.ts'

/** What the desktop knows about a program before its code is there. */
export type Program = {
  /** Also the name of its folder in `programs`. */
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly path: `/${string}`
  /** One sentence for search engines and the Start menu. */
  readonly description: string
  readonly Window: LazyExoticComponent<ComponentType>
}

export type ProgramDefinition = Omit<Program, 'Window'> & { readonly load: () => Promise<ComponentType> }

export function defineProgram({ load, ...program }: ProgramDefinition): Program {
  const loadWindow = async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new ProgramLoadError(program.title, { cause })
    }
  }
  return { ...program, Window: lazy(loadWindow) }
}
