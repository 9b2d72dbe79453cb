import type { SettingTopic } from '@love/server/settings/settingFacts'
import { maskSetting } from './maskSetting.ts'
import type { SettingsEnvironment } from './readEnvironment.ts'

const none = '(none)'

/** A line a setting: its name, what it is, and where that comes from. */
export function renderSettings(
  topics: readonly SettingTopic[],
  { env, sourceOf }: SettingsEnvironment,
): string {
  const rows = topics.flatMap(({ settings }) =>
    settings.map(({ name, fallback }) => {
      const value = env[name] ?? fallback
      return { name, value: value === undefined ? none : maskSetting(name, value), source: sourceOf(name) }
    }),
  )
  const nameWidth = Math.max(...rows.map(({ name }) => name.length))
  const sourceWidth = Math.max(...rows.map(({ source }) => source.length))
  return rows
    .map(({ name, value, source }) => `${name.padEnd(nameWidth)}  ${source.padEnd(sourceWidth)}  ${value}\n`)
    .join('')
}
