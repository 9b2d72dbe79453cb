import { z } from 'zod'
import { ConfigError } from './errors.ts'
import { networks } from './networks.ts'
import { type ChainConfig, chainConfig, chainSettings } from './settings/chainSettings.ts'
import { type HistoryConfig, historyConfig, historySettings } from './settings/historySettings.ts'
import { type ImageConfig, imageConfig, imageSettings } from './settings/imageSettings.ts'
import { type MeConfig, meConfig, meSettings } from './settings/meSettings.ts'
import { type OperateConfig, operateConfig, operateSettings } from './settings/operateSettings.ts'
import { type SafeConfig, safeConfig, safeSettings } from './settings/safeSettings.ts'
import { type ServerConfig, serverConfig, serverSettings } from './settings/serverSettings.ts'
import { type SignInConfig, signInConfig, signInSettings } from './settings/signInSettings.ts'
import { type SimulateConfig, simulateConfig, simulateSettings } from './settings/simulateSettings.ts'
import { type StoreConfig, storeConfig, storeSettings } from './settings/storeSettings.ts'
import {
  type Environment,
  limitSetting,
  networkSetting,
  type RateLimits,
  rateLimits,
} from './settings/values.ts'

export type Config = ServerConfig &
  OperateConfig &
  ChainConfig &
  StoreConfig &
  SafeConfig &
  SignInConfig &
  MeConfig &
  SimulateConfig &
  ImageConfig &
  HistoryConfig &
  ViewConfig &
  ReportConfig

const noSetting = 'is not a setting: see .env.example for the right name.'

/** Every setting there is, by topic, with its rule, its default and what it means. */
export function settingTopics(env: Environment) {
  const network = networks[networkSetting.catch('local').parse(env.LOVE_NETWORK)]
  const context = { network, env }
  return {
    server: serverSettings(context),
    operate: operateSettings(context),
    chain: chainSettings(context),
    store: storeSettings(),
    safe: safeSettings(context),
    signIn: signInSettings(),
    me: meSettings(),
    simulate: simulateSettings(context),
    image: imageSettings(context),
    history: historySettings(),
    views: viewSettings(),
    reports: reportSettings(),
  }
}

/** The only reader of `process.env` in the server. Throws `ConfigError` with every bad setting at once. */
export function readConfig(env: Environment = process.env): Config {
  const topics = settingTopics(env)
  const asked = Object.fromEntries(Object.keys(topics).map((topic) => [topic, env]))
  const parsed = z.object(topics).safeParse(asked)
  const known = new Set(Object.values(topics).flatMap((topic) => Object.keys(topic.shape)))
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path[1]?.toString()} ${message}`),
    ...Object.keys(env).flatMap((name) => (isMistyped(name, known) ? [`${name} ${noSetting}`] : [])),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const { server, operate, chain, store, safe, signIn, me, simulate, image, history, views, reports } =
    parsed.data
  return {
    ...serverConfig(server),
    ...operateConfig(operate),
    ...chainConfig(chain),
    ...storeConfig(store),
    ...safeConfig(safe),
    ...signInConfig(signIn),
    ...meConfig(me),
    ...simulateConfig(simulate),
    ...imageConfig(image),
    ...historyConfig(history),
    ...viewConfig(views),
    ...reportConfig(reports),
  }
}

/** A limit that is not in force because of a letter is found out too late. */
function isMistyped(name: string, known: ReadonlySet<string>): boolean {
  return name.startsWith('LIMIT_') && !known.has(name)
}

type ViewConfig = {
  /** For `POST /insights/view`. */
  viewLimits: RateLimits
}

function viewSettings() {
  return z
    .object({
      LIMIT_VIEWS_PER_SECOND: limitSetting(2).describe('Page views counted per client per second.'),
      LIMIT_VIEWS_BURST: limitSetting(30).describe('Page views counted per client in a burst.'),
      LIMIT_VIEWS_TOTAL_PER_SECOND: limitSetting(500).describe(
        'Page views counted per second for all clients together.',
      ),
    })
    .describe('Page views')
}

function viewConfig(settings: z.output<ReturnType<typeof viewSettings>>): ViewConfig {
  return { viewLimits: rateLimits(settings, 'LIMIT_VIEWS') }
}

type ReportConfig = {
  /** For `POST /csp-reports`. */
  reportLimits: RateLimits
}

function reportSettings() {
  return z
    .object({
      LIMIT_REPORTS_PER_SECOND: limitSetting(1).describe('Reports accepted per client per second.'),
      LIMIT_REPORTS_BURST: limitSetting(20).describe('Reports accepted per client in a burst.'),
      LIMIT_REPORTS_TOTAL_PER_SECOND: limitSetting(50).describe(
        'Reports accepted per second from all clients together.',
      ),
    })
    .describe('Content policy reports')
}

function reportConfig(settings: z.output<ReturnType<typeof reportSettings>>): ReportConfig {
  return { reportLimits: rateLimits(settings, 'LIMIT_REPORTS') }
}
