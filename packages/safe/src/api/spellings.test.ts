import * as fc from 'fast-check'
import { checksumAddress, getAddress, maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { address, callData, decimal } from './values.ts'

test('behavior: an address is taken in lower case or with its checksum, in no other spelling', () => {
  const digit = fc.constantFrom(...'0123456789abcdefABCDEF')
  const spelled = fc.string({ unit: digit, minLength: 40, maxLength: 40 }).map((digits) => `0x${digits}`)
  const property = fc.property(spelled, (spelling) => {
    const right = checksumAddress(`0x${spelling.slice(2).toLowerCase()}`)
    expect(address.safeParse(spelling).success).toBe([right, right.toLowerCase()].includes(spelling))
    expect(address.parse(right)).toBe(getAddress(spelling))
    expect(address.parse(right.toLowerCase())).toBe(right)
  })
  fc.assert(property, { numRuns: runs(200, 5_000) })
})

test('behavior: exactly the numbers of 256 bits are decimals', () => {
  const property = fc.property(fc.bigInt({ min: -(2n ** 64n), max: 2n ** 260n }), (value) => {
    expect(decimal.safeParse(String(value)).success).toBe(value >= 0n && value <= maxUint256)
  })
  fc.assert(property, { numRuns: runs(200, 5_000) })
})

test('behavior: hex leaves as the same bytes', () => {
  const property = fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (data, isUpper) => {
    const digits = Buffer.from(data).toString('hex')
    expect(callData.parse(`0x${isUpper ? digits.toUpperCase() : digits}`)).toBe(`0x${digits}`)
  })
  fc.assert(property, { numRuns: runs(200, 5_000) })
})
