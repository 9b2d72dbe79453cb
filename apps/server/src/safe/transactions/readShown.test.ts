import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { type PagePlace, pageOf } from '../index/readHistoryPage.ts'
import { readShown } from './readShown.ts'

type Row = { block: number; log_index: number; isShown: boolean }

function listOf(rows: readonly Row[]) {
  let readRows = 0
  const page = (before: PagePlace | undefined, limit: number) =>
    readShown<Row, PagePlace>({
      before,
      limit,
      read: async (place, most) => {
        const older = place ? rows.filter(({ block }) => block < place.block) : rows
        const { rows: items, next } = pageOf(older.slice(0, most + 1), most)
        readRows += items.length
        return { items, next }
      },
      choose: (items) => items.filter(({ isShown }) => isShown),
      placeOf: ({ block, log_index }) => ({ block, logIndex: log_index, part: 0 }),
    })
  return { page, readRows: () => readRows }
}

test('default: page by page everything shown comes once, however much is hidden', async () => {
  const rowsOf = fc
    .array(fc.boolean(), { maxLength: 120 })
    .map((shown) => shown.map((isShown, at): Row => ({ block: shown.length - at, log_index: 0, isShown })))
  const property = fc.asyncProperty(rowsOf, fc.integer({ min: 1, max: 10 }), async (rows, limit) => {
    const { page } = listOf(rows)
    const found: Row[] = []
    let before: Awaited<ReturnType<typeof page>>['next']
    do {
      const { items, next } = await page(before, limit)
      expect(items.length).toBeLessThanOrEqual(limit)
      found.push(...items)
      before = next
    } while (before)
    expect(found).toEqual(rows.filter(({ isShown }) => isShown))
  })
  await fc.assert(property, { numRuns: runs(100, 2_000) })
})

test('behavior: where all is hidden a page ends after five times what it holds', async () => {
  const rows = Array.from(
    { length: 1_000 },
    (_, at): Row => ({ block: 1_000 - at, log_index: 0, isShown: false }),
  )
  const { page, readRows } = listOf(rows)
  expect(await page(undefined, 20)).toEqual({ items: [], next: { block: 901, logIndex: 0, part: 0 } })
  expect(readRows()).toBe(100)
})
