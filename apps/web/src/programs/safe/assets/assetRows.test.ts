import { devnet } from '@love/contracts/deployments/1337'
import { formatUsd } from '@love/protocol/prices/figure'
import { balances } from '@love/safe/api/replies/assets'
import { numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { assetRows, totalOf } from './assetRows.ts'

const item = (tokenInfo: object, more: object) => ({
  tokenInfo: { type: 'ERC20', decimals: 18, symbol: 'X', name: 'X', ...tokenInfo },
  balance: '1000000000000000000',
  fiatBalance: '0',
  fiatConversion: '0',
  ...more,
})
const rowsOf = (...items: readonly object[]) => assetRows(balances.parse({ fiatTotal: '0', items }))

test('default: the most valuable first, with names and decimals of this build', () => {
  const rows = rowsOf(
    item(
      { address: devnet.tokens.LOVE, symbol: 'FAKE', decimals: 3 },
      { fiatBalance: '0.01', fiatConversion: '0.01' },
    ),
    item({ address: zeroAddress, type: 'NATIVE_TOKEN' }, { fiatBalance: '1800.5', fiatConversion: '1800.5' }),
  )
  expect(rows.map(({ token }) => token.symbol)).toEqual(['ETH', 'LOVE'])
  expect(rows.map(({ token }) => token.decimals)).toEqual([18, 18])
  expect(formatUsd(totalOf(rows))).toBe('$1,800.51')
})

test('behavior: what has no price has no value, and is not counted as zero', () => {
  const [first, second] = rowsOf(
    item({ address: numberToHex(5, { size: 20 }), symbol: 'S\u202ecam' }, {}),
    item({ address: devnet.tokens.LOVE }, { fiatBalance: '0', fiatConversion: '0.5' }),
  )
  expect([first?.token.symbol, second?.token.symbol]).toEqual(['LOVE', 'Scam'])
  expect(second?.value).toEqual({ unavailable: 'unlisted, so it has no price' })
})

test('error: amounts that are none are not shown as zero', () => {
  const rows = rowsOf(
    item({ address: numberToHex(5, { size: 20 }), decimals: 5_000 }, {}),
    item({ address: numberToHex(6, { size: 20 }) }, { balance: '1e30' }),
    item({ address: devnet.tokens.LOVE }, { fiatBalance: 'NaN', fiatConversion: '1' }),
  )
  expect(rows.map(({ raw }) => raw)).toEqual([undefined, undefined, 10n ** 18n])
  expect(rows[2]?.value).toEqual({ unavailable: 'not available' })
})

test('behavior: nobody outside the list shows a picture of their choice #listed-only', () => {
  const logoUri = 'https://evil.example/love.png'
  const rows = rowsOf(
    item({ address: numberToHex(5, { size: 20 }), logoUri }, {}),
    item({ address: devnet.tokens.LOVE, logoUri }, {}),
  )
  expect(rows.map(({ logo }) => logo)).toEqual(['', ''])
})
