import fc from 'fast-check'
import { getAddress, type Hash, maxUint256, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { readText } from '../../../storage/stored.ts'
import {
  type Bin,
  type DeletedProposal,
  emptied,
  emptyBin,
  isShown,
  mostDeleted,
  takenOut,
  withDeleted,
  withHidden,
} from './bin.ts'
import { binText, binOf as readBin } from './recycleBin.ts'

const parseBin = (text: string | null) => readText(text, readBin, binText.parse)
const hash = (number: number): Hash => numberToHex(number, { size: 32 })
const owner = getAddress(numberToHex(0xabcdef, { size: 20 }))

const proposal = (number: number, changes: Partial<DeletedProposal> = {}): DeletedProposal => ({
  safeTxHash: hash(number),
  tx: {
    to: owner,
    value: maxUint256,
    data: '0xab',
    operation: 0,
    nonce: BigInt(number),
    safeTxGas: 1n,
    baseGas: 2n,
    gasPrice: 3n,
    gasToken: zeroAddress,
    refundReceiver: owner,
  },
  signatures: [{ owner, signature: '0x12' }],
  proposer: owner,
  title: 'A gift',
  deletedAt: 1_000 + number,
  ...changes,
})

const binOf = (...numbers: readonly number[]): Bin =>
  numbers.reduce((bin, number) => withDeleted(bin, proposal(number)), emptyBin)
const hashesIn = ({ deleted }: Bin) => deleted.map(({ safeTxHash }) => safeTxHash)

test('default: newest first, each once, and stored as it is', () => {
  const bin = withHidden(withDeleted(binOf(1, 2, 1), proposal(3, { origin: '{"url":"https://a"}' })), hash(9))
  expect(hashesIn(bin)).toEqual([hash(3), hash(1), hash(2)])
  expect(parseBin(binText.write(bin))).toEqual(bin)
})

test('behavior: the oldest make room, and so do the largest', () => {
  const many = binOf(...Array.from({ length: mostDeleted + 5 }, (_, number) => number + 1))
  expect(many.deleted).toHaveLength(mostDeleted)
  expect(hashesIn(many).at(-1)).toBe(hash(6))
  const large = (number: number) =>
    proposal(number, { tx: { ...proposal(number).tx, data: `0x${'ab'.repeat(200_000)}` } })
  const full = [1, 2, 3, 4].reduce((bin, number) => withDeleted(bin, large(number)), binOf(8))
  expect(hashesIn(full)).toEqual([hash(4), hash(3)])
})

test('behavior: what is taken out is not shown, and an emptied bin begins anew', () => {
  const replaced = { hash: hash(0xab), nonce: 4n }
  const bin = takenOut(binOf(1, 2), hash(1))
  expect([hashesIn(bin), bin.hidden]).toEqual([[hash(2)], []])
  expect(isShown(bin, replaced)).toBe(true)
  const upper: Hash = `0x${replaced.hash.slice(2).toUpperCase()}`
  expect(isShown(takenOut(bin, upper), replaced)).toBe(false)
  const empty = emptied(bin, 5n)
  expect([hashesIn(empty), isShown(empty, replaced)]).toEqual([[], false])
  expect(isShown(empty, { ...replaced, nonce: 5n })).toBe(true)
  expect(emptied(empty, 3n).emptiedAt).toBe(5n)
  expect([binText.write(emptyBin), parseBin(binText.write(empty))]).toEqual([null, empty])
})

test('error: damaged storage reads as what is left of it', () => {
  const text = binText.write(binOf(1, 2)) ?? ''
  for (const broken of [null, '', '{', '[]', '"x"', text.slice(1)]) expect(parseBin(broken)).toEqual(emptyBin)
  for (const [from, to] of [
    [hash(2), '0x12'],
    ['"operation":0', '"operation":2'],
    ['"data":"0xab"', '"data":"0xa"'],
    ['"title":"A gift"', '"title":5'],
    [`"proposer":"${owner}"`, '"proposer":"0x"'],
    [String(maxUint256), String(maxUint256 + 1n)],
    ['"deletedAt":1002', '"deletedAt":-1'],
  ] as const)
    expect(hashesIn(parseBin(text.replace(from, to))), from).toEqual([hash(1)])
  expect(parseBin(text.replace('"signature":"0x12"', '"signature":"no"')).deleted[0]?.signatures).toEqual([])
})

test('error: whatever is stored, nothing throws and every proposal has its fields', () => {
  const text = binText.write(binOf(1)) ?? ''
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, at) => {
      const cut = at % text.length
      for (const stored of [json, text.slice(0, cut) + json + text.slice(cut)])
        for (const { tx } of parseBin(stored).deleted) expect(typeof tx.nonce).toBe('bigint')
    }),
  )
})
