import { holdsKey } from '@love/http/isRelayUrl'
import { z } from 'zod'
import type { NetworkDefaults } from '../networks.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The rules of some settings depend on others: on the network above all. */
export type SettingsContext = { network: NetworkDefaults; env: Environment }

/** Plain decimal digits only: `Number()` would also take `0x50`, `1e3` and blanks. */
export function wholeNumberSetting(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}, in plain digits.`
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

export const onOff = z.enum(['on', 'off'], { error: 'must be on or off.' }).transform((word) => word === 'on')

export const networkSetting = z.enum(['local', 'mainnet'], { error: 'must be local or mainnet.' })

export const keyRule =
  'holds what looks like a key, and everybody can read it in the browser. Take the key out.'

/** For settings that reach the browser. */
export function withoutKey(parameters?: { error?: string }) {
  return z.string(parameters).refine((text) => !holdsKey(text), { error: keyRule, abort: true })
}
