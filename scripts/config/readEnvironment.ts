import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Environment } from '@love/server/settings/values'

type Source = 'environment' | '.env' | 'default'

export type SettingsEnvironment = { readonly env: Environment; sourceOf(name: string): Source }

/** The environment, and below it the file `.env`, as Node itself puts them together for the other commands. */
export function readEnvironment(given: Environment, file: string): SettingsEnvironment {
  const kept = parseEnv(textOf(file))
  return {
    env: { ...kept, ...given },
    sourceOf: (name) => {
      if (given[name] !== undefined) return 'environment'
      return kept[name] === undefined ? 'default' : '.env'
    },
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
