import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { parseCallsStatus } from './parseCallsStatus.ts'

const hash = numberToHex(7, { size: 32 })

test('default: the five codes and the receipts', () => {
  for (const code of [100, 200, 400, 500, 600])
    expect(parseCallsStatus({ version: '2.0.0', id: '0x1', status: code })).toEqual({ code, receipts: [] })
  expect(
    parseCallsStatus({
      status: 600,
      receipts: [
        { transactionHash: hash, status: '0x1' },
        { transactionHash: hash, status: '0x0' },
      ],
    }).receipts,
  ).toEqual([
    { hash, isSuccess: true },
    { hash, isSuccess: false },
  ])
})

test('behavior: codes in between count as their hundred, and words of older wallets as well', () => {
  expect(parseCallsStatus({ status: 201 }).code).toBe(200)
  expect(parseCallsStatus({ status: 'PENDING' }).code).toBe(100)
  expect(
    parseCallsStatus({ status: 'CONFIRMED', receipts: [{ transactionHash: hash, status: '0x1' }] }).code,
  ).toBe(200)
  expect(
    parseCallsStatus({ status: 'CONFIRMED', receipts: [{ transactionHash: hash, status: '0x0' }] }).code,
  ).toBe(500)
})

test('error: a receipt without a status is no success, one without a hash is none', () => {
  expect(
    parseCallsStatus({ status: 200, receipts: [{ transactionHash: hash }, { status: '0x1' }, null] }),
  ).toEqual({
    code: 200,
    receipts: [{ hash, isSuccess: false }],
  })
})

test.each([undefined, null, 'PENDING', {}, { status: 700 }, { status: '200' }, { status: Number.NaN }])(
  'error: %j is no status',
  (answer) => {
    expect(() => parseCallsStatus(answer)).toThrow()
  },
)
