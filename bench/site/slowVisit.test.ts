import { expect, test } from 'vitest'
import { stepsOf } from './slowVisit.ts'

const asked = (begun: number, ended: number) => ({ begun, ended })

test('default: what is asked for at the same time is one step', () => {
  expect(stepsOf([asked(0, 5), asked(1, 3), asked(2, 9)])).toBe(1)
})

test('behavior: what begins when something else has ended is one step more', () => {
  expect(stepsOf([asked(0, 5), asked(1, 3), asked(3, 6)])).toBe(2)
  expect(stepsOf([asked(3, 6), asked(0, 5), asked(7, 8), asked(1, 3)])).toBe(3)
})

test('behavior: nothing is no step', () => {
  expect(stepsOf([])).toBe(0)
})
