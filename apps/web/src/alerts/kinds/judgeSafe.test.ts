import { type Address, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { hashOf } from '../../../test/testTransaction.ts'
import { judgeSafe, safeKept, safesInTurn, type WaitingProposal } from './judgeSafe.ts'

const addressOf = (number: number): Address => numberToHex(number, { size: 20 })
const safe = addressOf(0xa)

function proposal(number: number, fields: Partial<WaitingProposal> = {}): WaitingProposal {
  return {
    safe,
    hash: hashOf(number),
    nonce: BigInt(number),
    signed: 1,
    required: 2,
    proposer: addressOf(0xb),
    ...fields,
  }
}

const nameOf = (address: Address) => (address === addressOf(0xb) ? 'Alice' : undefined)

test('default: a proposal that lacks your signature is told once, with who proposed it', () => {
  const first = judgeSafe([], { waiting: [proposal(5)], nameOf })
  expect(first.alerts).toEqual([
    {
      id: `safe ${safe}`,
      kind: 'safe',
      title: '0x0000…000a waits for your signature',
      text: 'Transaction with nonce 5, proposed by Alice. 1 of 2 signed. Check it before you sign.',
      path: `/safe/${safe}/queue?tx=multisig_${safe}_${hashOf(5)}`,
    },
  ])
  const again = judgeSafe(safeKept(JSON.parse(JSON.stringify(first.kept))), {
    waiting: [proposal(5)],
    nameOf,
  })
  expect(again.alerts).toEqual([])
})

test('behavior: what was gone for a while is no news, a replacement of it is', () => {
  const { kept } = judgeSafe([], { waiting: [proposal(5)], nameOf })
  const without = judgeSafe(kept, { waiting: [], nameOf })
  expect(judgeSafe(without.kept, { waiting: [proposal(5)], nameOf }).alerts).toEqual([])
  const rival = proposal(6, { nonce: 5n })
  expect(judgeSafe(without.kept, { waiting: [proposal(5), rival], nameOf }).alerts).toHaveLength(1)
})

test('behavior: a queue that somebody fills is one alert, and what is kept has an end', () => {
  const waiting = Array.from({ length: 300 }, (_, index) => proposal(index))
  const { kept, alerts } = judgeSafe([], { waiting, nameOf })
  expect(alerts.map(({ text, path }) => [text, path])).toEqual([
    ['300 new transactions in the queue of this Safe.', `/safe/${safe}/queue`],
  ])
  expect(kept).toHaveLength(200)
})

test('behavior: of many Safes ten are looked at a minute, and all within a few', () => {
  const safes = Array.from({ length: 23 }, (_, index) => addressOf(index))
  const rounds = [0, 1, 2].map((minute) => safesInTurn(safes, minute * 60_000))
  expect(rounds.map(({ length }) => length)).toEqual([10, 10, 3])
  expect(rounds.flat()).toEqual(safes)
  expect(safesInTurn([], 0)).toEqual([])
})

test('error: hashes that storage has damaged are left out', () => {
  expect(safeKept([hashOf(1), '0x12', 7, null])).toEqual([hashOf(1)])
  expect(safeKept('nonsense')).toEqual([])
})
