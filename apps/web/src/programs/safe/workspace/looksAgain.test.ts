import { SafeApiError } from '@love/safe/api/client/errors'
import type { SafeCode } from '@love/safe/trust/createSafeVerifier'
import { expect, test } from 'vitest'
import { looksAgain } from './MissingSafe.tsx'

const answer = (status: number) => new SafeApiError({ message: 'No.', reason: 'refused', status })
const verified = { isVerified: true } as SafeCode
const other: SafeCode = { isVerified: false, singleton: undefined, why: 'Its code is not a Safe proxy.' }

test('behavior: for a minute a gateway that finds none is asked again, when the node has one', () => {
  expect(looksAgain(0, answer(404), verified)).toBe(true)
  expect(looksAgain(14, answer(404), verified)).toBe(true)
  expect(looksAgain(15, answer(404), verified)).toBe(false)
})

test('behavior: not for what is no Safe by the code, nor for other refusals', () => {
  expect(looksAgain(0, answer(404), undefined)).toBe(true)
  expect(looksAgain(1, answer(404), other)).toBe(false)
  expect(looksAgain(0, answer(422), verified)).toBe(false)
})
