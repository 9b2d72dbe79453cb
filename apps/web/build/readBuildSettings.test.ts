import { expect, test } from 'vitest'
import { readBuildSettings } from './readBuildSettings.ts'

test('default: without settings the build is for the devnet', () => {
  expect(readBuildSettings({})).toEqual({ network: 'local' })
})

test('behavior: mainnet is chosen by its name', () => {
  expect(readBuildSettings({ LOVE_NETWORK: 'mainnet' })).toEqual({ network: 'mainnet' })
})

test.each(['testnet', '', 'Mainnet', 'local '])('error: %j is no network', (value) => {
  expect(() => readBuildSettings({ LOVE_NETWORK: value })).toThrow(
    'LOVE_NETWORK must be one of local, mainnet',
  )
})
