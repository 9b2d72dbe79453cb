import { deployments } from '@love/contracts/deployments/index'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { NotDeployedError } from '../errors.ts'
import { tokenAddress } from './tokenAddress.ts'
import { tokens } from './tokens.ts'

test('default: every token has a checksummed address on every chain', () => {
  for (const deployment of Object.values(deployments))
    for (const token of tokens) {
      const address = tokenAddress(deployment, token)
      expect(address).toBe(getAddress(address))
    }
})

test('behavior: symbols are unique and decimals are between 0 and 77', () => {
  expect(new Set(tokens.map((token) => token.symbol)).size).toBe(tokens.length)
  for (const { decimals } of tokens) expect(decimals).toSatisfy((n: number) => n >= 0 && n <= 77)
})

test('error: a token without an address says so', () => {
  const unknown = { symbol: 'HATE', name: 'Hate', decimals: 18, icon: 'heart' }
  expect(() => tokenAddress(deployments[1], unknown)).toThrow(NotDeployedError)
  expect(() => tokenAddress(deployments[1], unknown)).toThrow('HATE has no contract on chain 1.')
})
