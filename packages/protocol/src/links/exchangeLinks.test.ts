import { mainnet } from '@love/contracts/deployments/1'
import { expect, test } from 'vitest'
import { loveEth, routingPairs, war3Love } from '../pairs/pairs.ts'
import { eth, love, usdt } from '../tokens/tokens.ts'
import { addLiquidityUrl, swapUrl } from './exchangeLinks.ts'

test('default: a swap carries mainnet addresses, dark theme, and ETH for ether', () => {
  expect(swapUrl({ from: eth, to: love })).toBe(
    'https://app.uniswap.org/#/swap?theme=dark&inputCurrency=ETH' +
      '&outputCurrency=0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C',
  )
  expect(swapUrl({ from: love, to: usdt })).toBe(
    'https://app.uniswap.org/#/swap?theme=dark&inputCurrency=0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C' +
      '&outputCurrency=0xdAC17F958D2ee523a2206206994597C13D831ec7',
  )
})

test('default: liquidity names the token first, then LOVE or WAR3', () => {
  expect(addLiquidityUrl(loveEth)).toBe(`https://app.uniswap.org/#/add/v2/ETH/${mainnet.tokens.LOVE}`)
  expect(addLiquidityUrl(war3Love)).toBe(
    `https://app.uniswap.org/#/add/v2/${mainnet.tokens.LOVE}/${mainnet.tokens.WAR3}`,
  )
})

test('behavior: every pair has both links', () => {
  for (const pair of routingPairs) {
    expect(addLiquidityUrl(pair)).toMatch(/\/(ETH|0x[\dA-Fa-f]{40})\/0x[\dA-Fa-f]{40}$/)
    expect(swapUrl({ from: pair.other, to: pair.base })).not.toContain('undefined')
  }
})
