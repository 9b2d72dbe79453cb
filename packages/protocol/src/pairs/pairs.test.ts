import { deployments } from '@love/contracts/deployments/index'
import { expect, test } from 'vitest'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { tokens } from '../tokens/tokens.ts'
import { derivePair, pairAddress } from './pairAddress.ts'
import { pairOn } from './pairOn.ts'
import { pairs, pricePairs, routingPairs } from './pairs.ts'

test('default: the ten pairs of the specification come first, in its order', () => {
  expect(pairs.slice(0, 10).map((pair) => pair.name)).toEqual([
    'LOVE-ETH',
    'LOVE-USDT',
    'LOVE-WBTC',
    'LOVE-PEPE',
    'WAR3-ETH',
    'LOVE-NINA',
    'LOVE-BOBO',
    'LOVE-MOG',
    'LOVE-SPX',
    'LOVE-BITCOIN',
  ])
})

test('default: derived addresses equal the published ones #listed-only', () => {
  const derived = Object.fromEntries(
    routingPairs.map((pair) => [pair.name, derivePair(deployments[1], pair)]),
  )
  expect(derived).toMatchObject({
    'LOVE-ETH': '0xDD97FCe8441dABf221B330269750B18bA82b0CD6',
    'LOVE-USDT': '0xE24Ab719209A9844E59dBfEEe91ce7d8D482532e',
    'WAR3-ETH': '0xE44975f2e85c63EF1a3721994cBBc2a87BeeAab0',
    'WAR3-LOVE': '0x1C9189593669b5C1FbC33d7fF522B1b2DD0646E4',
    'LOVE-WBTC': '0xC149D5BbBf636006739754660eFEE3DAA1335dfe',
    'LOVE-BITCOIN': '0xA39A048801ead208CBa7DE2540FaD15ce30923b7',
  })
})

test('default: listed addresses are those that the factory derives', () => {
  for (const deployment of Object.values(deployments)) {
    const listed = pricePairs.filter(({ name }) => name in deployment.pairs)
    expect(listed).toHaveLength(Object.keys(deployment.pairs).length)
    expect(listed.length).toBeGreaterThan(0)
    for (const pair of listed) expect(pairAddress(deployment, pair)).toBe(derivePair(deployment, pair))
  }
})

test('behavior: an address that is not listed is derived', () => {
  const { pairs: _, ...unlisted } = deployments[1]
  for (const pair of routingPairs) expect(pairAddress(unlisted, pair)).toBe(pairAddress(deployments[1], pair))
})

test('default: a pair entry has exactly the fields of the specification', () => {
  for (const definition of pairs) {
    const entry = pairOn(deployments[1], definition)
    expect(Object.keys(entry).sort()).toEqual(['baseAsset', 'icon', 'name', 'token'])
    expect(entry.baseAsset).toBe(tokenAddress(deployments[1], definition.base))
    expect(entry.token === 'ETH').toBe(definition.name.endsWith('-ETH'))
  }
})

test('behavior: every pair is named after two listed tokens', () => {
  for (const { name, base, other } of routingPairs) {
    expect(tokens).toContain(other)
    expect(tokens).toContain(base)
    expect(name).toBe(`${base.symbol}-${other.symbol}`)
  }
})
