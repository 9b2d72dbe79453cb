import fc from 'fast-check'
import { getAddress, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { parseAccount } from './parseAccount.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default: an address is taken with its checksum, in small letters, in capitals and with spaces around', () => {
  const digits = address.slice(2)
  for (const text of [
    address,
    address.toLowerCase(),
    `0x${digits.toUpperCase()}`,
    `0X${digits.toLowerCase()}`,
    ` ${address}\n`,
  ])
    expect(parseAccount(text)).toEqual({ address })
})

test('error: each mistake has its own words', () => {
  const errorOf = (text: string) => {
    const parsed = parseAccount(text)
    return 'error' in parsed ? parsed.error : undefined
  }
  expect(errorOf('')).toMatch('Enter an address')
  expect(errorOf('love.eth')).toMatch('Enter the 0x… address of this name.')
  expect(errorOf(address.slice(2))).toMatch('starts with 0x')
  expect(errorOf(address.slice(0, -1))).toMatch('40 characters after 0x; this has 39')
  expect(errorOf(`${address}00`)).toMatch('40 characters after 0x; this has 42')
  expect(errorOf(`0x${'g'.repeat(40)}`)).toMatch('only the characters 0–9')
  expect(errorOf(address.replace('f39F', 'F39f'))).toMatch('Invalid checksum')
  expect(errorOf(zeroAddress)).toMatch('zero address')
})

test('behavior: any other spelling of capitals than the checksum is refused', () => {
  const digits = fc.stringMatching(/^[0-9a-f]{40}$/)
  const flips = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 })
  fc.assert(
    fc.property(digits, flips, (lower, isUpper) => {
      const mixed = [...lower].map((digit, at) => (isUpper[at] ? digit.toUpperCase() : digit)).join('')
      fc.pre(mixed !== lower && mixed !== lower.toUpperCase() && !/^0+$/.test(lower))
      const right = getAddress(`0x${lower}`)
      const parsed = parseAccount(`0x${mixed}`)
      if (`0x${mixed}` === right) expect(parsed).toEqual({ address: right })
      else expect(parsed).toHaveProperty('error')
    }),
  )
})
