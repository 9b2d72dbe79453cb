import { usdRoute } from '@love/protocol/prices/usdPrices'
import { tokens } from '@love/protocol/tokens/tokens'
import { fieldsOf, flag, listOf, oneOf, record, type Schema } from '../storage/schema.ts'
import { stored } from '../storage/stored.ts'
import { type AccountKind, accountKinds } from './alert.ts'
import { alertsKey } from './alertsSlot.ts'

/** Of tokens that have a price in dollars. */
export const priceSymbols: readonly string[] = tokens
  .filter((token) => (usdRoute(token, { isEtherDirect: true })?.length ?? 0) > 0)
  .map(({ symbol }) => symbol)

/** Alerts when the price of one token, in dollars, gets to the other side of a figure. */
export type PriceRule = {
  readonly symbol: string
  readonly direction: 'above' | 'below'
  /** Plain decimal text. */
  readonly dollars: string
}

/** What one account is told. */
export type AccountAlerts = Readonly<Record<AccountKind, boolean>> & {
  /** Rewards below this many dollars are not worth an alert, nor those below so many network fees. */
  readonly rewardDollars: string
  readonly rewardFees: string
}

export type AlertSettings = {
  /** The browser has asked whether it may show notifications. It is not asked to ask again by itself. */
  readonly hasAsked: boolean
  readonly price: boolean
  readonly rules: readonly PriceRule[]
  /** By address and chain. */
  readonly accounts: Readonly<Record<string, AccountAlerts>>
}

export const mostRules = 10
const mostAccounts = 20

export const noAccountAlerts: AccountAlerts = {
  safe: false,
  transactions: false,
  rewards: false,
  approvals: false,
  rewardDollars: '10',
  rewardFees: '3',
}

export const decimalText: Schema<string> = (value) =>
  typeof value === 'string' && /^\d{1,15}(\.\d{1,24})?$/.test(value) ? value : undefined

export const positiveDecimal: Schema<string> = (value) => {
  const text = decimalText(value)
  return text && /[1-9]/.test(text) ? text : undefined
}

const ruleSchema: Schema<PriceRule> = record({
  symbol: oneOf(...priceSymbols),
  direction: oneOf('above', 'below'),
  dollars: positiveDecimal,
})

const kindFlags = Object.fromEntries(accountKinds.map((kind) => [kind, flag]))

/** Of storage: what makes no sense is as if it had never been chosen. */
export function alertSettingsOf(value: unknown): AlertSettings {
  const { hasAsked, price, rules, accounts } = fieldsOf(value)
  const known = Object.entries(fieldsOf(accounts)).slice(0, mostAccounts)
  return {
    hasAsked: hasAsked === true,
    price: price === true,
    rules: uniqueRules(listOf(ruleSchema)(rules)),
    accounts: Object.fromEntries(known.map(([owner, one]) => [owner, accountAlertsOf(one)])),
  }
}

function accountAlertsOf(value: unknown): AccountAlerts {
  const chosen = record({}, { ...kindFlags, rewardDollars: decimalText, rewardFees: decimalText })(value)
  return { ...noAccountAlerts, ...chosen }
}

function uniqueRules(rules: readonly PriceRule[]): readonly PriceRule[] {
  return [...new Map(rules.map((rule) => [ruleId(rule), rule])).values()].slice(0, mostRules)
}

export function ruleId({ symbol, direction, dollars }: PriceRule): string {
  return `${symbol} ${direction} ${dollars}`
}

export function isAnyOn({ price, accounts }: AlertSettings): boolean {
  return price || Object.values(accounts).some((one) => accountKinds.some((kind) => one[kind]))
}

/** An address on a chain. */
export function ownerKey(address: string, chainId: number): string {
  return `${address.toLowerCase()} ${chainId}`
}

export function addRule(settings: AlertSettings, rule: PriceRule): AlertSettings {
  return { ...settings, rules: uniqueRules([...settings.rules, rule]) }
}

export function removeRule(settings: AlertSettings, rule: PriceRule): AlertSettings {
  return { ...settings, rules: settings.rules.filter((one) => ruleId(one) !== ruleId(rule)) }
}

/** The account that was changed last is kept the longest. */
export function changeAccount(
  settings: AlertSettings,
  owner: string,
  change: Partial<AccountAlerts>,
): AlertSettings {
  const { [owner]: before = noAccountAlerts, ...others } = settings.accounts
  const kept = Object.entries(others).slice(0, mostAccounts - 1)
  return { ...settings, accounts: { [owner]: { ...before, ...change }, ...Object.fromEntries(kept) } }
}

/** The shell reads no more of it than whether anything is on. */
export const alertSettings = stored(alertsKey, alertSettingsOf, {
  write: (settings) => JSON.stringify({ isOn: isAnyOn(settings), ...settings }),
})
