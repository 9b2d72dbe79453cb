import { expect, test } from 'vitest'
import { wallets } from '../wallets/index.ts'
import type { AnnouncedWallet } from './announcedWallet.ts'
import { type ListWalletsParameters, listWallets } from './listWallets.ts'
import { walletProvider } from './walletProvider.ts'

const foreign = { request: async () => null }
const provider = walletProvider(foreign)

function announced(uuid: string, rdns: string, name: string): AnnouncedWallet {
  if (!provider) throw new Error('no provider')
  return { uuid, rdns, name, image: undefined, provider, foreign }
}

function list(parameters: Partial<ListWalletsParameters> = {}) {
  return listWallets({
    wallets,
    announced: [],
    ethereum: undefined,
    hasWalletConnect: false,
    hasSafeHost: false,
    recent: [],
    ...parameters,
  })
}

const names = (parameters: Partial<ListWalletsParameters>) => list(parameters).map(({ name }) => name)

test('default: with nothing installed and no project only the demo wallet can be dialled', () => {
  expect(names({})).toEqual(['Demo wallet'])
})

test('behavior: inside a Safe host the Safe comes first, elsewhere it is not there', () => {
  expect(names({ hasSafeHost: true })).toEqual(['Safe', 'Demo wallet'])
  expect(list({ hasSafeHost: true })[0]).toMatchObject({ walletId: 'safe', line: { kind: 'safe' } })
})

test('behavior: announced wallets come before the plain injected one', () => {
  const wallet = announced('u-1', 'com.example', 'Example')
  expect(names({ announced: [wallet], ethereum: {} })).toEqual(['Demo wallet', 'Example', 'Browser wallet'])
})

test('behavior: what announced itself is not offered a second time as the plain one', () => {
  const wallet = announced('u-1', 'com.example', 'Example')
  expect(names({ announced: [wallet], ethereum: foreign })).toEqual(['Demo wallet', 'Example'])
})

const brands = wallets.filter(({ kind }) => kind === 'brand')

test('behavior: with a project brands are reached by phone, unless their extension is here', () => {
  const wallet = announced('u-1', 'io.metamask', 'MetaMask')
  const options = list({ announced: [wallet], hasWalletConnect: true })
  expect(options.map(({ name, note }) => [name, note])).toEqual([
    ['Demo wallet', 'Play money of the devnet'],
    ...brands.map(({ name }) => [name, name === 'MetaMask' ? 'Installed' : 'By phone']),
    ['WalletConnect', 'By phone'],
  ])
  expect(options.every(({ isAmbiguous }) => !isAmbiguous)).toBe(true)
})

test('behavior: the three last used are first, the newest before all', () => {
  const parameters = { hasWalletConnect: true, recent: ['trust', 'gone', 'rainbow'] }
  expect(names(parameters).slice(0, 3)).toEqual(['Trust Wallet', 'Rainbow', 'Demo wallet'])
  expect(
    list(parameters)
      .map(({ isRecent }) => isRecent)
      .filter(Boolean),
  ).toHaveLength(2)
})

test('behavior: two under one name are both listed, by uuid, and both marked', () => {
  const options = list({
    announced: [
      announced('u-1', 'io.metamask', 'MetaMask'),
      announced('u-2', 'io.metamask', 'MetaMask'),
      announced('u-3', 'com.evil', 'metamask'),
      announced('u-4', 'com.example', 'Example'),
    ],
  })
  expect(options.filter(({ isAmbiguous }) => isAmbiguous).map(({ key }) => key)).toEqual([
    'u-1',
    'u-2',
    'u-3',
  ])
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length)
})
