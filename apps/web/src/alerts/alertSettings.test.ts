import { expect, test } from 'vitest'
import {
  addRule,
  alertSettingsOf,
  changeAccount,
  isAnyOn,
  mostRules,
  noAccountAlerts,
  ownerKey,
  type PriceRule,
  removeRule,
} from './alertSettings.ts'
import { isAlerting } from './alertsSlot.ts'

const off = alertSettingsOf(undefined)
const rule: PriceRule = { symbol: 'LOVE', direction: 'above', dollars: '0.02' }
const owner = ownerKey('0xAbC', 1337)

test('default: all kinds are off', () => {
  expect(isAnyOn(off)).toBe(false)
  expect(off).toEqual({ hasAsked: false, price: false, rules: [], accounts: {} })
})

test('default: kinds are switched on for one account on one chain', () => {
  const on = changeAccount(off, owner, { safe: true })
  expect(isAnyOn(on)).toBe(true)
  expect(on.accounts).toEqual({ '0xabc 1337': { ...noAccountAlerts, safe: true } })
  expect(isAnyOn(changeAccount(on, owner, { safe: false }))).toBe(false)
  expect(alertSettingsOf(JSON.parse(JSON.stringify(on)))).toEqual(on)
})

test('behavior: a price is chosen once, and there are not too many', () => {
  const twice = addRule(addRule(off, rule), rule)
  expect(twice.rules).toEqual([rule])
  expect(removeRule(twice, rule).rules).toEqual([])
  let many = off
  for (let cents = 1; cents < 20; cents++) many = addRule(many, { ...rule, dollars: String(cents) })
  expect(many.rules).toHaveLength(mostRules)
})

test('behavior: of many accounts those that were changed last stay', () => {
  let settings = off
  for (let number = 0; number < 30; number++) settings = changeAccount(settings, `${number}`, { safe: true })
  expect(Object.keys(settings.accounts)).toHaveLength(20)
  expect(settings.accounts['29']?.safe).toBe(true)
})

test('error: what storage has damaged is as if it had never been chosen', () => {
  const rules = [rule, { ...rule, symbol: 'EVIL' }, { ...rule, dollars: '-1' }, { ...rule, dollars: '0' }, 7]
  const accounts = { [owner]: { safe: 'yes', rewards: true, rewardDollars: '1e9' } }
  expect(alertSettingsOf({ price: 'on', rules, accounts })).toEqual({
    ...off,
    rules: [rule],
    accounts: { [owner]: { ...noAccountAlerts, rewards: true } },
  })
  expect(['', 'null', '7', '{', '{"isOn":1}', null].map(isAlerting)).toEqual(Array(6).fill(false))
  expect(isAlerting('{"isOn":true}')).toBe(true)
})
