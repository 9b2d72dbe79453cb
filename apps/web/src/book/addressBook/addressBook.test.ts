import fc from 'fast-check'
import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { readText } from '../../storage/stored.ts'
import {
  type AddressBookEntry,
  addressBookOf,
  entryOf,
  mostEntries,
  withEntries,
  withoutEntry,
} from './addressBook.ts'
import { addressBookFile } from './addressBookFile.ts'
import { readAddressBookFile } from './readAddressBookFile.ts'

const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))
const named = (number: number, name: string): AddressBookEntry => ({ address: at(number), name })
const entry = fc
  .tuple(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.array(fc.constantFrom("'", '=', '@', '"', 'a', ' ')).map((letters) => letters.join('')),
    ),
  )
  .map(([number, name]) => [at(number), name] as const)

test('default: every address once, sorted by name', () => {
  const book = withEntries([], [named(2, 'Zoe'), named(1, 'ann'), named(2, 'Bea')])
  expect(book).toEqual([named(1, 'ann'), named(2, 'Bea')])
  expect(withoutEntry(book, at(1))).toEqual([named(2, 'Bea')])
})

test('behavior: the file is read back as it was, whatever the names', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (pairs) => {
      const book = withEntries(
        [],
        pairs.flatMap(([address, name]) => {
          try {
            return [entryOf(address, name)]
          } catch {
            return []
          }
        }),
      )
      const { entries, problems } = readAddressBookFile(addressBookFile(book, 0).text)
      expect(problems).toEqual([])
      expect(withEntries([], entries)).toEqual(book)
    }),
    { numRuns: runs(200, 2_000) },
  )
})

test('behavior: names are cleaned and cut, and no more entries are kept than fit', () => {
  expect(entryOf(at(1).toLowerCase(), ` a\u202eb${'c'.repeat(90)}`)).toEqual(named(1, `ab${'c'.repeat(47)}`))
  const many = Array.from({ length: mostEntries + 5 }, (_, number) => named(number + 1, `n${number}`))
  const full = withEntries([], many)
  expect(full).toHaveLength(mostEntries)
  expect(withEntries(full, [named(1, 'renamed')])).toContainEqual(named(1, 'renamed'))
})

test('behavior: files of others, without a header or with other columns, are understood', () => {
  expect(readAddressBookFile(`${at(1).toLowerCase()},Ann`).entries).toEqual([named(1, 'Ann')])
  expect(readAddressBookFile(`name;address\nAnn;${at(1)}`).entries).toEqual([named(1, 'Ann')])
})

test('error: every line that was left out is named with its reason', () => {
  const text = `address,name,chainId\n${at(1)},Ann,1337\n0x12,Bea,1337\n${at(2)},,1337\n${at(3)},Cem,1\nlove.eth,Dee,\n`
  const { entries, problems } = readAddressBookFile(text)
  expect(entries).toEqual([named(1, 'Ann')])
  expect(problems).toEqual([
    'Line 3: An address has 40 characters after 0x; this has 2.',
    'Line 4: Enter a name with at least one visible character.',
    'Line 5: this entry is for chain 1; this site uses chain 1337.',
    expect.stringMatching(/^Line 6: Enter the 0x… address of this name/),
  ])
  expect(readAddressBookFile('x'.repeat(1024 * 1024 + 1)).problems).toEqual([
    expect.stringMatching('larger than 1 MB'),
  ])
})

const parseBook = (text: string | null) => readText(text, addressBookOf)

test('error: damaged storage reads as what is left of it', () => {
  expect(parseBook(null)).toEqual([])
  expect(parseBook('{"a":')).toEqual([])
  expect(parseBook('{}')).toEqual([])
  expect(parseBook(JSON.stringify([1, null, { address: 'x' }, named(1, 'Ann')]))).toEqual([named(1, 'Ann')])
  fc.assert(fc.property(fc.jsonValue(), (value) => void parseBook(JSON.stringify(value))))
})
