import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { etherscan } from './chainFacts.ts'
import { explorerUrl } from './explorerUrl.ts'

test('default: etherscan on mainnet', () => {
  expect(explorerUrl('tx', '0xabc', etherscan)).toBe('https://etherscan.io/tx/0xabc')
  expect(etherscan).toBe(mainnet.blockExplorers.default.url)
})

test('behavior: none on the devnet', () => {
  expect(explorerUrl('tx', '0xabc')).toBeUndefined()
})
