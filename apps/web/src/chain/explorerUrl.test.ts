import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { devnetChain } from './devnetChain.ts'
import { explorerUrl } from './explorerUrl.ts'

test('default: etherscan on mainnet', () => {
  expect(explorerUrl(mainnet, 'tx', '0xabc')).toBe('https://etherscan.io/tx/0xabc')
})

test('behavior: none on the devnet', () => {
  expect(explorerUrl(devnetChain, 'tx', '0xabc')).toBeUndefined()
})
