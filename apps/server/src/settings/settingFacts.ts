import { z } from 'zod'
import { settingTopics } from '../config.ts'
import { isLoopback } from '../metrics/createMetricsRoute.ts'
import type { Environment } from './values.ts'

/** One setting in words, made of its own definition. */
type SettingFacts = {
  readonly name: string
  readonly about: string
  /** As in the environment; undefined: there is none. */
  readonly fallback: string | undefined
}

export type SettingTopic = { readonly title: string; readonly settings: readonly SettingFacts[] }

/** Some defaults depend on other settings: these are the ones of this environment. */
export function settingFacts(env: Environment): readonly SettingTopic[] {
  return Object.values(settingTopics(env)).map((topic) => ({
    title: topic.description ?? '',
    settings: Object.entries<z.ZodType>(topic.shape).map(([name, schema]) => ({
      name,
      about: schema.description ?? '',
      fallback: schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : undefined,
    })),
  }))
}

/** Plain http that does not leave this machine. */
export function isLocalHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return (
    protocol === 'http:' && (hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1')))
  )
}
