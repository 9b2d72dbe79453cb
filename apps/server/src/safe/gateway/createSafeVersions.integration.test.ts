import { expect, test } from 'vitest'
import { openTestStore } from '../../../test/openTestStore.ts'
import { raiseSafeVersions } from '../index/safeVersions.ts'
import { createSafeVersions } from './createSafeVersions.ts'

const safe = `0x${'5a'.repeat(20)}`

test('default: what others write is seen a moment later, what is written here at once', async () => {
  const { db } = await openTestStore()
  let at = 0
  const versions = createSafeVersions({ db, now: () => at })
  expect(await versions.read(safe)).toBe(0)
  await raiseSafeVersions(db, [safe])
  expect(await versions.read(safe)).toBe(0)
  at = 100
  expect(await versions.read(safe)).toBe(1)
  await raiseSafeVersions(db, [safe])
  versions.forget()
  expect(await versions.read(safe)).toBe(2)
})

test('behavior: a question from before a write does not come back after it', async () => {
  const { db } = await openTestStore()
  const versions = createSafeVersions({ db, now: () => 0 })
  const before = versions.read(safe)
  await raiseSafeVersions(db, [safe])
  versions.forget()
  await before
  expect(await versions.read(safe)).toBe(1)
})
