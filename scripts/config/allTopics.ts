import { type SettingTopic, settingFacts } from '@love/server/settings/settingFacts'
import type { Environment } from '@love/server/settings/values'
import { buildSettings } from '../../apps/web/build/buildSettings.ts'

/** Every setting of the server and of the build, once. */
export function allTopics(env: Environment): readonly SettingTopic[] {
  const topics = settingFacts(env)
  const known = new Set(topics.flatMap(({ settings }) => settings.map(({ name }) => name)))
  const settings = Object.values(buildSettings)
    .filter(({ name }) => !known.has(name))
    .map(({ name, about, fallback }) => ({ name, about, fallback: fallback || undefined }))
  return [...topics, { title: 'Page (build time)', settings }]
}
