import { expect, test } from 'vitest'
import { idOf, parseTransactionId } from './transactionIds.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = `0x${'cd'.repeat(32)}`

test('default: an id is read as it was written, however it is spelled', () => {
  for (const [kind, id] of [
    ['multisig', hash],
    ['module', `${hash}-3`],
    ['transfer', `${hash}-3-0`],
  ] as const) {
    const text = idOf(kind, safe.toLowerCase(), id)
    expect(text).toBe(`${kind}_${safe}_${id}`)
    expect(parseTransactionId(text)).toEqual({ kind, safe, id })
    expect(parseTransactionId(text.toLowerCase())).toEqual({ kind, safe, id })
  }
  expect(parseTransactionId(idOf('creation', safe))).toEqual({ kind: 'creation', safe, id: '' })
  expect(parseTransactionId(hash)).toEqual({ kind: 'hash', id: hash })
})

test('error: what lacks its part names nothing', () => {
  expect(parseTransactionId(`multisig_${safe}`)).toBeUndefined()
  expect(parseTransactionId(`creation_${safe}_1`)).toBeUndefined()
  expect(parseTransactionId(`other_${safe}_1`)).toBeUndefined()
})
