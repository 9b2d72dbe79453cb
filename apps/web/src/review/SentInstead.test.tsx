import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hashOf, owner, testTransaction } from '../../test/testTransaction.ts'
import { reviewedCall, sentCall } from '../activity/sentCall.ts'
import type { Transaction } from '../activity/transaction.ts'
import { SentInstead } from './SentInstead.tsx'

const thief = '0x00000000000000000000000000000000000000EE'
const call = { to: owner.address, value: 1n, input: '0x12345678' } as const

type Sent = Parameters<typeof sentCall>[0]

/** As a node spells it. */
function shown(
  sent: Partial<Sent>,
  fields: Partial<Transaction['arrived']> = {},
  reviewed: Partial<Sent> = {},
) {
  const arrived = {
    ...sentCall({ ...call, ...sent }),
    ...({ hash: hashOf(1), from: owner.address, verdict: 'other' } as const),
    ...fields,
  }
  const transaction = testTransaction({ reviewed: [reviewedCall({ ...call, ...reviewed })], arrived })
  return renderToStaticMarkup(<SentInstead transaction={transaction} />)
}

/** The rows that are marked. */
function marked(markup: string): readonly string[] {
  return markup
    .split('<tr')
    .filter((row) => row.includes('Different'))
    .map((row) => /data-label="Field"[^>]*>([^<]+)/.exec(row)?.[1] ?? '')
}

test('default: only what differs is marked, with more than a colour, however addresses are spelt', () => {
  expect(marked(shown({ value: 2n, to: owner.address.toLowerCase() as typeof thief }))).toEqual(['Value'])
  expect(marked(shown({ to: thief, input: '0x' }))).toEqual(['To', 'Data'])
  expect(marked(shown({}, { from: thief }))).toEqual(['From'])
  expect(marked(shown({}, { delegates: [thief] }))).toEqual(['Account code'])
})

test('behavior: nothing where it is what was reviewed, or cannot be compared', () => {
  expect(shown({}, { verdict: 'reviewed' })).toBe('')
  expect(shown({ to: thief }, { verdict: 'wrapped' })).toBe('')
})

test('behavior: of long data the part is shown that differs, as far as it is kept', () => {
  const long = (at: number) => `0x${'ab'.repeat(at)}cd${'ab'.repeat(2_000 - at)}` as const
  const input = `0x${'ab'.repeat(2_001)}` as const
  const late = shown({ input: long(500) }, {}, { input })
  expect(marked(late)).toEqual(['Data'])
  expect(late).toContain('2001 bytes, from byte 500: cdab')
  expect(late).toContain('2001 bytes, from byte 500: abab')
  const behind = shown({ input: long(1_500) }, {}, { input })
  expect(marked(behind)).toEqual(['Data'])
  expect(behind).toContain('2001 bytes, of which the first 1000 are kept')
})
