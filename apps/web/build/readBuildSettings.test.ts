import { expect, test } from 'vitest'
import { readBuildSettings } from './readBuildSettings.ts'

test('default: without settings the build is for the devnet, with the links of the community', () => {
  expect(readBuildSettings({})).toEqual({
    network: 'local',
    walletConnectProjectId: '',
    walletConnectRelayUrl: '',
    previewHost: '',
    productionHost: '',
    community: {
      chat: 'https://t.me/loveethereum',
      love: 'https://twitter.com/lovegameeth',
      war3: 'https://twitter.com/webwar3',
      discord: 'https://discord.gg/loveethereum',
    },
  })
})

test('behavior: what is set is taken', () => {
  const id = '0123456789abcdef0123456789abcdef'
  const env = {
    LOVE_NETWORK: 'mainnet',
    WALLETCONNECT_PROJECT_ID: id,
    WALLETCONNECT_RELAY_URL: 'wss://relay.example',
    PRODUCTION_HOST: 'love.example',
  }
  expect(readBuildSettings(env)).toMatchObject({
    network: 'mainnet',
    walletConnectProjectId: id,
    walletConnectRelayUrl: 'wss://relay.example',
    productionHost: 'love.example',
  })
})

test('behavior: link previews can name a host without the session recorder of PRODUCTION_HOST', () => {
  const PREVIEW_HOST = 'love.example'
  expect(readBuildSettings({ PREVIEW_HOST })).toMatchObject({ previewHost: PREVIEW_HOST, productionHost: '' })
  expect(() => readBuildSettings({ PREVIEW_HOST: 'love.example/"><script>' })).toThrow(
    'PREVIEW_HOST must be a host name',
  )
})

test.each(['testnet', '', 'Mainnet', 'local '])('error: %j is no network', (value) => {
  expect(() => readBuildSettings({ LOVE_NETWORK: value })).toThrow(
    'LOVE_NETWORK must be one of local, mainnet',
  )
})

test('error: all bad settings are named at once, without their values', () => {
  const env = {
    WALLETCONNECT_PROJECT_ID: 'secret',
    PRODUCTION_HOST: 'https://love.example/',
    COMMUNITY_CHAT: 'javascript:alert(1)',
  }
  expect(() => readBuildSettings(env)).toThrow(
    'WALLETCONNECT_PROJECT_ID must be the 32 hex digits of a WalletConnect project.\nPRODUCTION_HOST must be a host name such as love.example, without scheme, port, path, or anything that looks like a key.\nCOMMUNITY_CHAT must be an https link without anything that looks like a key: it is in the page.',
  )
})

test('error: a relay is reached by wss, and its address holds nothing but where it is', () => {
  for (const value of ['ws://relay.example', 'wss://relay.example?key=CANARY', 'https://CANARY.example'])
    expect(() => readBuildSettings({ WALLETCONNECT_RELAY_URL: value })).toThrow(
      /^WALLETCONNECT_RELAY_URL must be a wss:\/\/ address (?!.*CANARY)/,
    )
})

test('error: a link with a key in it would be in the page for everybody', () => {
  const key = 'CANARY0'.repeat(5)
  for (const name of ['COMMUNITY_CHAT', 'COMMUNITY_LOVE', 'COMMUNITY_WAR3', 'COMMUNITY_DISCORD']) {
    const read = () => readBuildSettings({ [name]: `https://node.example/v2/${key}` })
    expect(read).toThrow(new RegExp(`^${name} must be an https link without anything that looks like a key`))
    expect(read).not.toThrow(/CANARY/)
  }
  const read = () => readBuildSettings({ PRODUCTION_HOST: `${key.toLowerCase()}.love.example` })
  expect(read).toThrow(/^PRODUCTION_HOST must be a host name .* or anything that looks like a key/)
})
