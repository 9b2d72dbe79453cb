import { mainnet } from '@love/contracts/deployments/1'
import { devnet } from '@love/contracts/deployments/1337'
import { derivePair } from '@love/protocol/pairs/pairAddress'
import { pricePairs } from '@love/protocol/pairs/pairs'
import { expect, test } from 'vitest'
import { readBuildSettings } from '../../build/readBuildSettings.ts'
import { settingLiterals } from '../../build/settingLiterals.ts'
import { deployment } from './deployment.ts'
import { listedPair } from './pairAddresses.ts'

test('default: every pair has the address that the factory gives it', () => {
  for (const pair of pricePairs) expect(listedPair(pair)).toBe(derivePair(deployment, pair))
})

test('error: one that this build does not know', () => {
  const [pair] = pricePairs
  if (!pair) throw new Error('There are no pairs.')
  expect(() => listedPair({ ...pair, name: 'LOVE-NOBODY' })).toThrow('LOVE-NOBODY')
})

test.each([
  ['local', devnet],
  ['mainnet', mainnet],
] as const)('default: the %s build brings what its deployment does not list', (network, { pairs }) => {
  const literals = settingLiterals(readBuildSettings({ LOVE_NETWORK: network }))
  const brought = JSON.parse(JSON.parse(literals['import.meta.env.LOVE_DERIVED_PAIRS'] ?? ''))
  expect(new Set([...Object.keys(brought), ...Object.keys(pairs)])).toEqual(
    new Set(pricePairs.map(({ name }) => name)),
  )
})
