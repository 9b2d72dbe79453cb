import { expect, test } from 'vitest'
import { readBuildSettings } from './readBuildSettings.ts'

test('default: without settings the build is for the devnet, with the links of the community', () => {
  expect(readBuildSettings({})).toEqual({
    network: 'local',
    walletConnectProjectId: '',
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
  const env = { LOVE_NETWORK: 'mainnet', WALLETCONNECT_PROJECT_ID: id, PRODUCTION_HOST: 'love.example' }
  expect(readBuildSettings(env)).toMatchObject({
    network: 'mainnet',
    walletConnectProjectId: id,
    productionHost: 'love.example',
  })
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
    'WALLETCONNECT_PROJECT_ID must be the 32 hex digits of a WalletConnect project.\nPRODUCTION_HOST must be a host name such as love.example, without scheme, port or path.\nCOMMUNITY_CHAT must be an https link.',
  )
})
