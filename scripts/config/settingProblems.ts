import { readConfig } from '@love/server/config'
import { ConfigError } from '@love/server/errors'
import type { Environment } from '@love/server/settings/values'
import { readBuildSettings } from '../../apps/web/build/readBuildSettings.ts'

/** All that is wrong with the settings of the server and of the build, a line each, a setting once. */
export function settingProblems(env: Environment): readonly string[] {
  const lines = [...problemsOf(() => readConfig(env)), ...problemsOf(() => readBuildSettings(env))]
  const names = lines.map((line) => line.split(' ')[0])
  return lines.filter((_, at) => names.indexOf(names[at]) === at)
}

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    if (error instanceof Error) return error.message.split('\n')
    throw error
  }
}
