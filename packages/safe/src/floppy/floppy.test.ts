import fc from 'fast-check'
import { type Address, concat, type Hex, hashMessage, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { testSafeTx } from '../../test/testSafeTx.ts'
import { testPerson } from '../../test/testTeam.ts'
import { safeTxHash } from '../safeTx.ts'
import { encodePart } from '../signatures/encodeSignatures.ts'
import type { FloppyFacts } from './floppyFile.ts'
import { readFloppy } from './readFloppy.ts'
import { mergeFloppies, writeFloppy } from './writeFloppy.ts'

const people = ['ann', 'bob', 'cat'].map(testPerson)
const [ann, bob, cat] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
const stranger = testPerson('stranger')
const safe: Address = numberToHex(0x5afe, { size: 20 })
const facts: FloppyFacts = {
  chainId: 1337,
  safe,
  version: '1.4.1',
  owners: people.map(({ address }) => address),
  threshold: 2,
  nonce: 5n,
}
const tx = testSafeTx({ to: ann.address, value: 7n, data: '0xabcd', nonce: 6n })
const identity = { chainId: 1337, safe, version: '1.4.1', tx }
const hash = safeTxHash(identity)
const signedBy = async (...signers: (typeof people)[0][]) =>
  Promise.all(
    signers.map(async (person) => ({ owner: person.address, signature: await person.sign({ hash }) })),
  )
const codeOf = (text: string, other: Partial<FloppyFacts> = {}) =>
  readFloppy(text, { ...facts, ...other }).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  )
const changed = (text: string, change: (file: Record<string, Record<string, unknown>>) => void) => {
  const file = JSON.parse(text)
  change(file)
  return JSON.stringify(file)
}

test('default: what was saved is read, and files of several owners are merged', async () => {
  const first = await readFloppy(writeFloppy({ ...identity, signatures: await signedBy(ann) }), facts)
  expect(first).toMatchObject({ missing: 1, isNext: false, proposal: { ...identity, safeTxHash: hash } })
  const second = await readFloppy(writeFloppy({ ...identity, signatures: await signedBy(bob, ann) }), facts)
  const merged = mergeFloppies([first.proposal, second.proposal])
  expect(merged.signatures.map(({ owner }) => owner)).toEqual([ann.address, bob.address])
  const again = await readFloppy(writeFloppy(merged), { ...facts, nonce: 6n })
  expect(again).toMatchObject({ missing: 0, isNext: true, proposal: merged })
})

test('behavior: signatures of contracts and approvals are said to be checked on the chain only', async () => {
  const contract = encodePart({ kind: 'contract', owner: bob.address, data: '0x1234' })
  const approved = encodePart({ kind: 'approved', owner: cat.address })
  const plain = await ann.sign({ hash: hashMessage({ raw: hash }) })
  const v = Number.parseInt(plain.slice(-2), 16) + 4
  const ethSign: Hex = `0x${plain.slice(2, -2)}${v.toString(16)}`
  const signatures = [
    { owner: ann.address, signature: ethSign },
    { owner: bob.address, signature: contract },
    { owner: cat.address, signature: approved },
  ]
  const { proposal } = await readFloppy(writeFloppy({ ...identity, signatures }), facts)
  expect(proposal.signatures.map(({ isChecked }) => isChecked)).toEqual([true, false, false])
  const own = await readFloppy(writeFloppy({ ...identity, signatures: await signedBy(cat) }), facts)
  expect(mergeFloppies([proposal, own.proposal]).signatures.at(-1)?.isChecked).toBe(true)
})

test('error: wrong places, owners, copies and nonces', async () => {
  const text = writeFloppy({ ...identity, signatures: await signedBy(ann) })
  expect(await codeOf(text)).toBe('read')
  expect(await codeOf(text, { chainId: 1 })).toBe('wrong-chain')
  expect(await codeOf(text, { safe: ann.address })).toBe('wrong-safe')
  expect(await codeOf(text, { version: '1.2.0' })).toBe('wrong-safe')
  expect(await codeOf(text, { version: '1.3.0' })).toBe('read')
  expect(await codeOf(text, { owners: [bob.address] })).toBe('wrong-owner')
  expect(await codeOf(text, { nonce: 7n })).toBe('stale-nonce')
  expect(await codeOf(text, { nonce: 7n, executed: [hash] })).toBe('already-executed')
  const foreign = writeFloppy({ ...identity, signatures: await signedBy(stranger) })
  expect(await codeOf(foreign)).toBe('wrong-owner')
  const twice = writeFloppy({ ...identity, signatures: await signedBy(ann, bob, ann) })
  expect(await codeOf(twice)).toBe('duplicate-owner')
  const [annSigned] = await signedBy(ann)
  const swapped = [{ owner: bob.address, signature: annSigned?.signature ?? '0x' }]
  expect(await codeOf(writeFloppy({ ...identity, signatures: swapped }))).toBe('wrong-owner')
  const both = [
    { owner: ann.address, signature: concat((await signedBy(ann, bob)).map((one) => one.signature)) },
  ]
  expect(await codeOf(writeFloppy({ ...identity, signatures: both }))).toBe('wrong-owner')
  const none = [{ owner: ann.address, signature: concat([pad('0x'), pad('0x'), '0x1b']) }]
  expect(await codeOf(writeFloppy({ ...identity, signatures: none }))).toBe('wrong-owner')
})

test('error: one changed field of the transaction is an altered file', async () => {
  const text = writeFloppy({ ...identity, signatures: await signedBy(ann, bob) })
  const others = {
    to: bob.address,
    value: '8',
    data: '0xabce',
    operation: 1,
    safeTxGas: '1',
    baseGas: '1',
    gasPrice: '1',
    gasToken: bob.address,
    refundReceiver: bob.address,
    nonce: '7',
  }
  for (const [name, value] of Object.entries(others)) {
    const other = changed(text, ({ tx: fields = {} }) => {
      fields[name] = value
    })
    expect(await codeOf(other), name).toBe('altered-floppy')
  }
  expect(Object.keys(others)).toHaveLength(10)
})

test('error: no text is read as something that was not signed, whatever is changed in it', async () => {
  const text = writeFloppy({ ...identity, signatures: await signedBy(ann, bob) })
  const { proposal } = await readFloppy(text, facts)
  const edit = fc.tuple(fc.nat({ max: text.length - 1 }), fc.string({ maxLength: 2 }), fc.nat({ max: 2 }))
  await fc.assert(
    fc.asyncProperty(edit, async ([at, noise, taken]) => {
      const other = `${text.slice(0, at)}${noise}${text.slice(at + taken)}`
      try {
        expect((await readFloppy(other, facts)).proposal).toEqual(proposal)
      } catch (error) {
        expect(error).toHaveProperty('hint')
      }
    }),
    { numRuns: runs(300, 5_000) },
  )
})

test.each<[string, string]>([
  ['larger than 256 kB', ' '.repeat(256 * 1024 + 1)],
  ['incomplete', '{'],
  ['not an object', '[]'],
  ['not a saved transaction', '{"format":"other"}'],
  ['a different version', '{"format":"love-safe-proposal","version":2}'],
])('error: %s', async (words, text) => {
  await expect(readFloppy(text, facts)).rejects.toThrow(words)
})

test('error: different proposals are not merged, and a huge one is not saved', async () => {
  const first = await readFloppy(writeFloppy({ ...identity, signatures: [] }), facts)
  const other = { ...identity, tx: { ...tx, value: 8n } }
  const second = await readFloppy(writeFloppy({ ...other, signatures: [] }), facts)
  expect(() => mergeFloppies([first.proposal, second.proposal])).toThrow('different transactions')
  expect(() => mergeFloppies([])).toThrow('nothing to merge')
  const large = { ...identity, tx: { ...tx, data: `0x${'00'.repeat(140_000)}` as Hex } }
  expect(() => writeFloppy({ ...large, signatures: [] })).toThrow('larger than 256 kB')
})
