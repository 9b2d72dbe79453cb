import { expect, test } from 'vitest'
import { openTestStore } from '../../test/openTestStore.ts'
import { storeMoves, type ToldMove } from './vaultRows.ts'

const move = (block: number, kind: 'entered' | 'left', love: bigint, shares: bigint, fee = 0n): ToldMove => ({
  block,
  log_index: 0,
  timestamp: block * 12,
  kind,
  account: `0x${'1'.repeat(40)}`,
  love: String(love),
  shares: String(shares),
  fee_shares: String(fee),
})
const moves = [
  move(1, 'left', 5n, 4n),
  move(2, 'entered', 100n, 100n, 3n),
  move(3, 'entered', 100n, 90n, 2n),
  move(4, 'left', 50n, 45n),
]

const supplies = async (parts: readonly (readonly ToldMove[])[]) => {
  const { db } = await openTestStore()
  for (const part of parts) await storeMoves(db, part)
  const rows = await db.selectFrom('vault_moves').select('supply').orderBy('block').execute()
  return rows.map(({ supply }) => supply)
}

test('default: shares are counted from the first entry into an empty vault on', async () => {
  expect(await supplies([moves])).toEqual([null, '103', '195', '150'])
})

test('behavior: moves in parts, again and late come to the same', async () => {
  const [first, second, third, fourth] = moves.map((one) => [one])
  if (!first || !second || !third || !fourth) throw new Error('There are four.')
  for (const parts of [
    [first, second, third, fourth],
    [second, fourth, third, first],
    [moves, second, moves],
    [[], fourth, third, second, first],
  ])
    expect(await supplies(parts)).toEqual([null, '103', '195', '150'])
})

test('error: when more leaves than entered, nothing is claimed to be known', async () => {
  expect(await supplies([[...moves, move(5, 'left', 1n, 151n), move(6, 'entered', 9n, 8n)]])).toEqual([
    null,
    '103',
    '195',
    '150',
    null,
    null,
  ])
})
