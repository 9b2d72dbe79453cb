import { type Address, concatHex, getAddress, keccak256, numberToHex, sliceHex } from 'viem'
import { expect, test } from 'vitest'
import { type Identicon, identiconOf, identiconSize } from './identiconOf.ts'

/** Always the same ones, in no order. */
const address = (seed: number): Address => sliceHex(keccak256(numberToHex(seed, { size: 32 })), 0, 20)

/** The colour of every block. */
function blocksOf({ ground, layers }: Identicon): readonly string[] {
  const blocks = Array.from({ length: identiconSize ** 2 }, () => ground)
  for (const { colour, path } of layers)
    for (const [, x, y] of path.matchAll(/M(\d) (\d)/g))
      blocks[Number(y) * identiconSize + Number(x)] = colour
  return blocks
}

/** How many of the 64 blocks look different. */
function difference(one: Address, other: Address): number {
  const [blocks, others] = [blocksOf(identiconOf(one)), blocksOf(identiconOf(other))]
  return blocks.filter((colour, at) => colour !== others[at]).length
}

test('default: the same for every spelling of an address, and mirrored', () => {
  const some = address(1)
  expect(identiconOf(getAddress(some))).toEqual(identiconOf(some))
  const blocks = blocksOf(identiconOf(some))
  for (let y = 0; y < identiconSize; y++) {
    const row = blocks.slice(y * identiconSize, (y + 1) * identiconSize)
    expect(row).toEqual(row.toReversed())
  }
})

test('behavior: ten thousand addresses have ten thousand pictures', () => {
  const pictures = Array.from({ length: 10_000 }, (_, seed) => JSON.stringify(identiconOf(address(seed))))
  expect(new Set(pictures).size).toBe(10_000)
})

test('behavior: look-alikes with the same first and last digits look different', () => {
  const differences = Array.from({ length: 2_000 }, (_, seed) => {
    const real = address(seed)
    const alike = concatHex([sliceHex(real, 0, 4), sliceHex(address(seed + 1e6), 4, 16), sliceHex(real, 16)])
    return difference(real, alike)
  }).sort((a, b) => a - b)
  // Of 64 blocks: at least a sixth in every case, and half of them in nearly all.
  expect(differences[0]).toBeGreaterThanOrEqual(12)
  expect(differences[20]).toBeGreaterThanOrEqual(24)
})

test('behavior: one digit in the middle is enough', () => {
  const differences = Array.from({ length: 500 }, (_, seed) => {
    const real = address(seed)
    const digit = real[20] === '0' ? '1' : '0'
    return difference(real, `${real.slice(0, 20)}${digit}${real.slice(21)}` as Address)
  })
  expect(Math.min(...differences)).toBeGreaterThanOrEqual(12)
})
