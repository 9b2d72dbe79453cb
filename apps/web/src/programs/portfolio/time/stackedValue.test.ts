import { fraction } from '@love/protocol/prices/fraction'
import { faith, love, war3 } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { stackOf } from './stackedValue.ts'
import type { TimelineMoment, TimelinePart } from './timelineView.ts'

const part = (token: TimelinePart['token'], usd: bigint | undefined): TimelinePart => ({
  ...{ token, raw: 1n },
  value: usd === undefined ? undefined : fraction(usd),
})
const moment = (...parts: TimelinePart[]): TimelineMoment => ({
  ...{ block: 1, timestamp: 1, parts, justHeld: fraction(0n) },
  total: fraction(parts.reduce((sum, { value }) => sum + (value?.numerator ?? 0n), 0n)),
})
const moments = [
  moment(part(love, 60n), part(faith, 40n)),
  moment(part(love, 10n), part(faith, 90n), part(war3, undefined)),
]
const values = ['100', '100']
const draw = () => {
  const { symbols, plot } = stackOf(moments)
  const series = { id: 'total', label: 'Value', kind: 'line', gathers: 'last', values } as const
  const format = (text: string) => text
  return { symbols, plot: plot({ ...series, format, formatShort: format }, { marks: 2, above: 0 }) }
}

test('default: the largest lies above, and each layer reaches as high as itself and all below it', () => {
  const { symbols, plot } = draw()
  expect(symbols).toEqual(['FAITH', 'LOVE'])
  // Both together reach the top; LOVE alone 60 and then 10 of 100.
  expect(plot.layers).toEqual(['M0 1000L0 0L1 0L1 1000Z', 'M0 1000L0 400L1 900L1 1000Z'])
  expect(plot.path).toBe('M0 0L1 0')
})

test('behavior: the axis begins at zero, so that layers can be compared', () => {
  const [lowest] = draw().plot.marks
  expect([lowest?.height, Number(lowest?.text)]).toEqual([1_000, 0])
})

test('behavior: a value of nothing is a line on the ground', () => {
  const { plot } = stackOf([moment()])
  const series = { id: 'total', label: 'Value', kind: 'line', gathers: 'last', values: ['0'] } as const
  const format = (text: string) => text
  const drawn = plot({ ...series, format, formatShort: format }, { marks: 2, above: 100 })
  expect([drawn.path, drawn.layers]).toEqual(['M0 1000', []])
})
