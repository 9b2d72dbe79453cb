import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { transactionListPage } from '@love/safe/api/replies/transactions'
import { type Address, getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { readCsv } from '../../../../test/testCsv.ts'
import { historyFile } from './historyFile.ts'
import { fits, historySearch, parseHistoryFilter } from './historyFilter.ts'
import { historyRows } from './historyRows.ts'

const safe = devnetExtras.teamSafe
const real = getAddress(`0xabc${'0'.repeat(33)}1234`)
const alike = getAddress(`0xabc${'1'.repeat(33)}1234`)
const day = (number: number) => new Date(2026, 0, number, 12).getTime()

function transfer(id: string, timestamp: number, other: Address, value: string, more: object = {}) {
  const { direction = 'OUTGOING', ...rest }: { direction?: string } = more
  const [sender, recipient] = direction === 'INCOMING' ? [other, safe] : [safe, other]
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id,
      timestamp,
      txStatus: 'SUCCESS',
      txInfo: {
        type: 'Transfer',
        sender: { value: sender },
        recipient: { value: recipient },
        direction,
        transferInfo: { type: 'ERC20', tokenAddress: devnet.tokens.LOVE, value, ...rest },
      },
    },
  }
}
const change = {
  type: 'TRANSACTION',
  conflictType: 'None',
  transaction: {
    id: 'change',
    timestamp: day(1),
    txStatus: 'FAILED',
    txInfo: { type: 'SettingsChange', dataDecoded: { method: 'changeThreshold' } },
    executionInfo: { type: 'MULTISIG', nonce: 7, confirmationsRequired: 2, confirmationsSubmitted: 2 },
  },
}
const rows = historyRows(
  transactionListPage.parse({
    results: [
      { type: 'DATE_LABEL', timestamp: day(4) },
      transfer('poison', day(4), alike, '1', { direction: 'INCOMING' }),
      transfer('zero', day(3), real, '0', { direction: 'INCOMING' }),
      transfer('unlisted', day(3), real, '5', { tokenAddress: numberToHex(5, { size: 20 }) }),
      transfer('paid', day(2), real, '1500000000000000000'),
      change,
    ],
  }).results,
  [],
)
const ids = (search: string) =>
  rows
    .filter((row) => fits(row, parseHistoryFilter(new URLSearchParams(search))))
    .map(({ summary }) => summary.id)

test('default: spam and look-alikes are found, what the Safe did itself is not suspected', () => {
  expect(rows.map(({ summary, warnings, isSpam }) => [summary.id, isSpam, ...warnings])).toEqual([
    ['poison', true, `This address imitates ${real}. Do not copy it.`],
    ['zero', true, expect.stringMatching('Zero-value transfer')],
    ['unlisted', true, expect.stringMatching('Unlisted token')],
    ['paid', false],
    ['change', false],
  ])
})

test('behavior: an imitation that the owners paid is flagged but not hidden, one the gateway knows is flagged too', () => {
  const paid = transfer('paid', day(1), real, '5')
  const fallen = transfer('fallen', day(2), alike, '5')
  const executionInfo = { type: 'MULTISIG', nonce: 1, confirmationsRequired: 1, confirmationsSubmitted: 1 }
  const results = [
    { ...fallen, transaction: { ...fallen.transaction, executionInfo } },
    paid,
    transfer('told', day(1), numberToHex(9, { size: 20 }), '5', { imitation: true }),
  ]
  const found = historyRows(transactionListPage.parse({ results }).results, [])
  expect(found.map(({ isSpam, warnings }) => [isSpam, warnings.length])).toEqual([
    [false, 1],
    [false, 0],
    [true, 1],
  ])
})

test('behavior: filters by kind, direction, token and day', () => {
  expect(ids('')).toHaveLength(5)
  expect(ids('kind=change')).toEqual(['change'])
  expect(ids('direction=in')).toEqual(['poison', 'zero'])
  expect(ids('token=unlisted')).toEqual(['unlisted'])
  expect(ids('from=2026-01-02&to=2026-01-03')).toEqual(['zero', 'unlisted', 'paid'])
})

test('error: bad values in the address are dropped one by one', () => {
  const filter = parseHistoryFilter(
    new URLSearchParams('kind=x&direction=out&token=<b>LOVE&from=yesterday&to=2026-01-03&spam=1'),
  )
  expect(filter).toEqual({
    kind: undefined,
    direction: 'out',
    token: 'bLOVE',
    from: '',
    to: '2026-01-03',
    withSpam: false,
  })
  expect(parseHistoryFilter(historySearch(filter))).toEqual(filter)
})

test('behavior: the file has amounts to the last digit, full addresses and the warnings', () => {
  const { name, text } = historyFile({ safe, rows, nameOf: () => undefined, nowMs: Date.UTC(2026, 10, 15) })
  expect(name).toBe('love-safe-history-0x7a1f-c0b3-2026-11-15.csv')
  const [header, poison, , , paid, last] = readCsv(text)
  expect(header).toHaveLength(15)
  expect(poison?.slice(7, 9)).toEqual([alike, safe])
  expect(poison?.[12]).toContain(real)
  expect(paid?.slice(2, 6)).toEqual(['out', 'Sent 1.5 LOVE to 0xAbc0…1234', '1.5', 'LOVE'])
  expect(last?.slice(9, 11)).toEqual(['Failed', '7'])
})
