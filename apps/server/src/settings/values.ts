import { holdsKey } from '@love/http/isRelayUrl'
import { z } from 'zod'
import type { NetworkDefaults } from '../networks.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The rules of some settings depend on others: on the network above all. */
export type SettingsContext = { network: NetworkDefaults; env: Environment }

/** Plain decimal digits only: `Number()` would also take `0x50`, `1e3` and blanks. */
export function wholeNumberSetting(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}.`
  return z
    .string()
    .regex(/^(0|[1-9]\d{0,15})$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: rule, abort: true })
}

type Range = { least?: number; most?: number }

/** A bound that the operator may move. */
export function limitSetting(usual: number, { least = 1, most = 1_000_000_000 }: Range = {}) {
  return wholeNumberSetting(least, most).prefault(String(usual))
}

/** A port, which the default of another setting may be made of: there a wrong one counts as the usual one. */
export function portSetting(usual: number) {
  const setting = wholeNumberSetting(1, 65_535).prefault(String(usual))
  return { setting, readOrUsual: (text: string | undefined) => setting.catch(usual).parse(text) }
}

/** Of one client a second and at once, and of all together a second. */
export type RateLimits = { perSecond: number; burst: number; totalPerSecond: number }

type RateSettings<Name extends string> = Readonly<
  Record<`${Name}_PER_SECOND` | `${Name}_BURST` | `${Name}_TOTAL_PER_SECOND`, number>
>

/** From the three settings whose names begin with `name`. */
export function rateLimits<Name extends string>(
  settings: RateSettings<NoInfer<Name>>,
  name: Name,
): RateLimits {
  return {
    perSecond: settings[`${name}_PER_SECOND` as const],
    burst: settings[`${name}_BURST` as const],
    totalPerSecond: settings[`${name}_TOTAL_PER_SECOND` as const],
  }
}

export const onOff = z.enum(['on', 'off'], { error: 'must be on or off.' }).transform((word) => word === 'on')

export const networkSetting = z.enum(['local', 'mainnet'], { error: 'must be local or mainnet.' })

/** Entries between commas, without blanks. */
export function listSetting(text: z.ZodString, isEntry: (entry: string) => boolean, error: string) {
  return text
    .transform((entries) => entries.split(','))
    .refine((entries) => entries.every(isEntry), { error, abort: true })
}

/** As browsers spell it: without path, query, user or a port that goes without saying. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

export const keyRule =
  'contains what looks like a key, and this setting is public in the browser. Remove the key.'

/** For settings that reach the browser. */
export function withoutKey(parameters?: { error?: string }) {
  return z.string(parameters).refine((text) => !holdsKey(text), { error: keyRule, abort: true })
}
