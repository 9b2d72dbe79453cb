import { expect, test } from 'vitest'
import { runPart } from './runPart.ts'

const kept = { name: 'start', value: 4, unit: 's', atMost: 8 }

test('default: rows alone are findings too', async () => {
  expect(await runPart({ measure: async () => [kept] })).toEqual({ measurements: [kept] })
})

test('error: what fails says why and loses nothing but itself', async () => {
  const measure = () => Promise.reject(new Error('no Chromium'))
  expect(await runPart({ measure })).toEqual({ measurements: [], failures: ['no Chromium'] })
})

test('error: a figure that is none is no figure', async () => {
  const hole = { ...kept, name: 'hole', value: Number.NaN }
  const { measurements, failures } = await runPart({ measure: async () => [kept, hole] })
  expect(measurements).toEqual([kept])
  expect(failures).toEqual(['hole: there was nothing to measure.'])
})
