import { getAddress, numberToHex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { type NewProposalTexts, parseNewProposal } from './parseNewProposal.ts'

const to = getAddress(numberToHex(0xaa, { size: 20 }))
const fine: NewProposalTexts = { to, ether: '1.5', data: '', nonce: '7' }
const errorsOf = (texts: Partial<NewProposalTexts>) => {
  const parsed = parseNewProposal({ ...fine, ...texts }, 5n)
  return 'errors' in parsed ? Object.keys(parsed.errors) : []
}

test('default: one call with exact ether', () => {
  expect(parseNewProposal(fine, 5n)).toMatchObject({
    tx: { to, value: parseEther('1.5'), data: '0x', operation: 0, nonce: 7n },
  })
  expect(parseNewProposal({ ...fine, ether: '', data: '0x1234' }, 5n)).toMatchObject({
    tx: { value: 0n, data: '0x1234' },
  })
})

test('error: each field says what is wrong with it', () => {
  expect(errorsOf({ to: '0x12' })).toEqual(['to'])
  expect(errorsOf({ ether: '1e3' })).toEqual(['ether'])
  expect(errorsOf({ ether: '-1' })).toEqual(['ether'])
  expect(errorsOf({ ether: `0.${'1'.repeat(19)}` })).toEqual(['ether'])
  expect(errorsOf({ data: '0x123' })).toEqual(['data'])
  expect(errorsOf({ data: 'hello' })).toEqual(['data'])
  expect(errorsOf({ nonce: '1.5' })).toEqual(['nonce'])
  expect(errorsOf({ nonce: '4' })).toEqual(['nonce'])
  expect(errorsOf({ to: '', ether: 'x', data: 'x', nonce: '' })).toEqual(['to', 'ether', 'data', 'nonce'])
})
