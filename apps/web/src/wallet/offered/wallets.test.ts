import { expect, test } from 'vitest'
import { defineWallet } from './defineWallet.ts'
import { wallets } from './index.ts'
import { metaMask } from './metaMask.ts'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'

test('default: every wallet has a picture of its own, a colour and a name of its own', () => {
  for (const { id, name, icon, iconAccent } of wallets) {
    expect(icon, id).toMatch(/^data:image\/svg\+xml,/)
    expect(iconAccent, id).toMatch(/^#[0-9a-f]{6}$/)
    expect(name.length, id).toBeLessThanOrEqual(64)
  }
  for (const list of [
    wallets.map(({ id }) => id),
    wallets.map(({ name }) => name),
    wallets.map(({ icon }) => icon),
  ])
    expect(new Set(list).size).toBe(wallets.length)
})

test('default: brands can be installed, dialled on a phone and recognised', () => {
  const brands = wallets.filter(({ kind }) => kind === 'brand')
  expect(brands.slice(0, 5).map(({ id }) => id)).toEqual([
    'metaMask',
    'coinbase',
    'rainbow',
    'trust',
    'ledger',
  ])
  for (const { id, links, rdns, deepLink } of brands) {
    for (const link of Object.values(links)) expect(new URL(link).protocol, id).toBe('https:')
    expect(links.homepage && links.ios && links.android, id).toBeTruthy()
    expect(rdns?.length, id).toBeGreaterThan(0)
    const link = new URL(deepLink?.(uri) ?? '')
    expect(link.searchParams.get('uri'), id).toBe(uri)
  }
})

test('behavior: no extension is claimed by two wallets', () => {
  const names = wallets.flatMap(({ rdns = [] }) => rdns)
  expect(new Set(names).size).toBe(names.length)
})

test('behavior: the devnet comes with the demo wallet, first of all', () => {
  expect(wallets[0]?.id).toBe('demo')
})

test.each(['red', '', 'fff', '#ff', '#fffg', '#12345678', ' #ffffff', 'url(#a)'])(
  'error: the accent %j is no hex value',
  (iconAccent) => {
    expect(() => defineWallet({ ...metaMask, iconAccent })).toThrow(
      new Error('Property `iconAccent` is not a hex value for wallet: MetaMask'),
    )
  },
)

test.each(['#fff', '#FFFFFF', '#0a0B0c'])('behavior: the accent %s is one', (iconAccent) => {
  expect(defineWallet({ ...metaMask, iconAccent }).iconAccent).toBe(iconAccent)
})
