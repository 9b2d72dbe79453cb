import { expect, test } from 'vitest'
import { phoneOf } from '../browser/phoneOf.ts'
import type { AnnouncedWallet } from './announcedWallet.ts'
import { isDialable, type ListWalletsParameters, listWallets } from './listWallets.ts'
import { wallets } from './offered/index.ts'
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
    phone: undefined,
    page: new URL('https://love.example/swap?from=ETH&to=LOVE'),
    ...parameters,
  })
}

const brands = wallets.filter(({ kind }) => kind === 'brand')
const links = (parameters: Partial<ListWalletsParameters>) =>
  list(parameters).flatMap((wallet) => ('href' in wallet ? [[wallet.name, wallet.note, wallet.href]] : []))
/** Of those that can be dialled. */
const names = (parameters: Partial<ListWalletsParameters>) =>
  list(parameters)
    .filter(isDialable)
    .map(({ name }) => name)

test('default: with nothing installed and no project only the demo wallet can be dialled, the named ones can be installed', () => {
  expect(names({})).toEqual(['Demo wallet'])
  expect(links({})).toEqual(brands.map((brand) => [brand.name, 'Not installed', brand.links.homepage]))
})

test.each(['ios', 'android'] as const)(
  'default: on a phone (%s) named wallets open this page in their own browser',
  (phone) => {
    for (const hasWalletConnect of [false, true])
      expect(links({ phone, hasWalletConnect }).slice(0, 4)).toEqual([
        ['MetaMask', 'Opens in the app', 'https://link.metamask.io/dapp/love.example/swap?from=ETH&to=LOVE'],
        [
          'Coinbase Wallet',
          'Opens in the app',
          'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Flove.example%2Fswap%3Ffrom%3DETH%26to%3DLOVE',
        ],
        [
          'Rainbow',
          'Opens in the app',
          'https://rnbwapp.com/dapp?url=https%3A%2F%2Flove.example%2Fswap%3Ffrom%3DETH%26to%3DLOVE',
        ],
        [
          'Trust Wallet',
          'Opens in the app',
          'https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Flove.example%2Fswap%3Ffrom%3DETH%26to%3DLOVE',
        ],
      ])
  },
)

test('behavior: a wallet without a browser of its own is reached by WalletConnect, else its store is named', () => {
  const ledger = brands.find(({ id }) => id === 'ledger')
  expect(links({ phone: 'ios' }).at(-1)).toEqual(['Ledger', 'Not installed', ledger?.links.ios])
  expect(links({ phone: 'android' }).at(-1)).toEqual(['Ledger', 'Not installed', ledger?.links.android])
  expect(names({ phone: 'ios', hasWalletConnect: true })).toEqual(['Demo wallet', 'Ledger', 'WalletConnect'])
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_3 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, undefined],
] as const)('behavior: %s with %i touch points is %s', (userAgent, maxTouchPoints, phone) => {
  expect(phoneOf({ userAgent, maxTouchPoints })).toBe(phone)
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

test.each([
  ['Coinbase Wallet', { isCoinbaseWallet: true, isCoinbaseBrowser: true, isMetaMask: true }],
  ['Trust Wallet', { isTrust: true, isTrustWallet: true, isMetaMask: true }],
  ['Rainbow', { isRainbow: true, isMetaMask: true }],
])('behavior: inside %s the plain wallet is called by its name, and once', (name, ethereum) => {
  const options = list({ ethereum, phone: 'ios', hasWalletConnect: true })
  const found = options.filter((option) => option.name === name)
  expect(found.map(({ walletId, note, isAmbiguous }) => [walletId, note, isAmbiguous])).toEqual([
    ['injected', 'Installed', false],
  ])
  expect(options.indexOf(found[0] as never)).toBe(1)
})

test('behavior: a plain wallet beside the announced one of the same maker keeps the plain name', () => {
  const wallet = announced('u-1', 'me.rainbow', 'Rainbow')
  expect(names({ announced: [wallet], ethereum: { isRainbow: true } })).toEqual([
    'Demo wallet',
    'Rainbow',
    'Browser wallet',
  ])
})

test('error: a flag that throws when it is read names nobody', () => {
  const ethereum = {
    get isTrust() {
      throw new Error('mine')
    },
  }
  expect(names({ ethereum })).toEqual(['Demo wallet', 'Browser wallet'])
})

test('behavior: with a project brands are reached by phone, unless their extension is here', () => {
  const wallet = announced('u-1', 'io.metamask', 'MetaMask')
  const options = list({ announced: [wallet], hasWalletConnect: true })
  expect(options.map(({ name, note }) => [name, note])).toEqual([
    ['Demo wallet', 'Test funds on the devnet'],
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
