import type { SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { expect, test } from 'vitest'
import { gasWords } from './gasWords.ts'

const done = (gasUsed: number): SimulatedStep => ({
  status: 'success',
  gasUsed: String(gasUsed),
  changes: [],
  owners: [],
  threshold: 1,
})
const most = 2 ** 24

test('default: what fits says nothing; with its bytes it may be too much', () => {
  expect(gasWords(done(8_000_000), { data: '0x' })).toBeUndefined()
  expect(gasWords(done(most - 21_000), { data: '0x' })).toBeUndefined()
  expect(gasWords(done(most - 21_000), { data: '0x00' })).toMatch('about 16,777,220 gas: one transaction')
  expect(gasWords(done(most - 21_020), { data: '0x0001' })).toBeUndefined()
})

test('error: what stopped for want of gas says so, what failed for another reason does not', () => {
  const reverted = (gasUsed: number): SimulatedStep => {
    return { status: 'reverted', gasUsed: String(gasUsed), returned: '0x', reason: '0x' }
  }
  expect(gasWords(reverted(16_500_000), { data: '0x' })).toMatch('runs out of gas')
  expect(gasWords({ status: 'untried' }, { data: '0x' })).toMatch('Split the batch')
  expect(gasWords(reverted(90_000), { data: '0x' })).toBeUndefined()
  expect(gasWords({ status: 'used' }, { data: '0x' })).toBeUndefined()
})
