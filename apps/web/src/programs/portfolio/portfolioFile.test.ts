import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { readCsv } from '../../../test/testCsv.ts'
import { testPortfolio } from '../../../test/testPortfolio.ts'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { portfolioFile } from './portfolioFile.ts'
import { portfolioGroups, shownGroups } from './portfolioGroups.ts'

test('default: a table with exact amounts, named by account and day', () => {
  const portfolio = testPortfolio({ held: { LOVE: 123_456_789_000_000_000_000_000_001n, PEPE: undefined } })
  const { name, text, type } = portfolioFile({
    portfolio,
    groups: shownGroups(portfolioGroups(portfolio), { withZeros: false }),
    money: createMoney('USD', () => fraction(1n)),
    currency: 'USD',
    nowMs: Date.UTC(2026, 10, 15, 23, 59),
  })
  expect(name).toMatch(/^love-portfolio-0x[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-2026-11-15\.csv$/)
  expect(type).toBe('text/csv;charset=utf-8')
  const [header, love, pepe, ...more] = readCsv(text)
  expect(more).toEqual([])
  expect(header?.slice(4, 6)).toEqual(['Price in USD', 'Value in USD'])
  expect(love).toEqual([
    'Tokens in wallet',
    'LOVE',
    '123456789.000000000000000001',
    'LOVE',
    '0.01',
    '1234567.89000000000000000001',
    '',
    '0x40bde52e6B80Ae11F34C58c14E1E7fE1f9c834C4',
    portfolio.account,
    '100',
    '2023-11-14T22:13:20.000Z',
  ])
  expect(pepe?.slice(2, 7)).toEqual(['', 'PEPE', '1', '', 'n/a: the PEPE contract does not respond'])
})
