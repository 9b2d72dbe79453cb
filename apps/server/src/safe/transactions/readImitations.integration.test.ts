import { devnet } from '@love/contracts/deployments/1337'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import { createAddressBook } from '../decode/describeDeps.ts'
import { readImitations } from './readImitations.ts'

const book = createAddressBook(devnet)
const safe = `0x${'5a'.repeat(20)}`
const token = devnet.tokens.USDT.toLowerCase()

type Sides = { block: number; to?: string; from?: string; value?: string; token?: string }

function transfer({ block, to = safe, from = safe, value = '5', token: of = token }: Sides): SafeTransfers {
  const transaction_hash = `0x${String(block).padStart(64, '0')}`
  return {
    safe,
    block,
    log_index: 0,
    part: 0,
    timestamp: block,
    transaction_hash,
    from,
    to,
    value,
    id: `${transaction_hash}-0-0`,
    kind: 'erc20',
    token: of,
    token_id: null,
    direction: to === safe ? 'incoming' : 'outgoing',
  }
}

const nibbles = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })

test('default: whoever looks like somebody paid before is flagged, and nobody else #look-alikes-flagged', async () => {
  const { db } = await openTestStore()
  let block = 0
  const property = fc.asyncProperty(nibbles(40), nibbles(33), nibbles(40), async (real, middle, stranger) => {
    const alike = `0x${real.slice(0, 3)}${middle}${real.slice(-4)}`
    fc.pre(
      alike !== `0x${real}` &&
        `${real.slice(0, 3)}${real.slice(-4)}` !== `${stranger.slice(0, 3)}${stranger.slice(-4)}`,
    )
    const paid = transfer({ block: ++block, to: `0x${real}` })
    await db.insertInto('safe_transfers').values(paid).execute()
    const dust = transfer({ block: ++block, from: alike, value: '1' })
    const fake = transfer({ block: ++block, to: alike, value: '0' })
    const again = transfer({ block: ++block, to: `0x${real}` })
    const other = transfer({ block: ++block, from: `0x${stranger}` })
    const earlier = transfer({ block: 0, from: alike })
    const found = await readImitations(db, book, [dust, fake, again, other, earlier])
    expect([...found].sort()).toEqual([dust.id, fake.id].sort())
    await db.deleteFrom('safe_transfers').execute()
  })
  await fc.assert(property, { numRuns: runs(50, 1_000) })
})

test('behavior: a fake payment makes nobody known', async () => {
  const { db } = await openTestStore()
  const [real, alike] = [`0xabc${'0'.repeat(33)}1234`, `0xabc${'1'.repeat(33)}1234`]
  await db
    .insertInto('safe_transfers')
    .values([
      transfer({ block: 1, to: alike, value: '0' }),
      transfer({ block: 2, to: alike, token: `0x${'77'.repeat(20)}` }),
    ])
    .execute()
  expect([...(await readImitations(db, book, [transfer({ block: 3, from: real })]))]).toEqual([])
})

test('behavior: whoever was paid first stays the real one after somebody fell for the imitation', async () => {
  const { db } = await openTestStore()
  const [real, alike] = [`0xabc${'0'.repeat(33)}1234`, `0xabc${'1'.repeat(33)}1234`]
  await db
    .insertInto('safe_transfers')
    .values([transfer({ block: 1, to: real }), transfer({ block: 2, to: alike })])
    .execute()
  const later = [transfer({ block: 3, to: real }), transfer({ block: 4, from: alike })]
  expect([...(await readImitations(db, book, later))]).toEqual([later[1]?.id])
})
