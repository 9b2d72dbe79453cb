import { type Fraction, toDecimal } from '@love/protocol/prices/fraction'
import type { ChartData } from '../../../chain/charts/chartData.ts'
import { shortUsd } from '../../../chain/prices/createMoney.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'
import type { Stack } from './stackedValue.ts'
import type { TimelineMoment } from './timelineView.ts'

export const timelineLabel = 'Value of what is followed'

/** With its layers where there is room to tell them apart. */
export function timelineChart(moments: readonly TimelineMoment[], stack?: Stack): ChartData {
  const series = (id: string, label: string, read: (moment: TimelineMoment) => Fraction) => ({
    ...({ id, label, kind: 'line', gathers: 'last' } as const),
    values: moments.map((moment) => toDecimal(read(moment), 6)),
    format: dollarsText,
    formatShort: dollarsText,
  })
  return {
    times: moments.map(({ timestamp }) => timestamp),
    series: [
      { ...series('total', 'Value', ({ total }) => total), ...(stack && { plot: stack.plot }) },
      series('held', 'Had you held', ({ justHeld }) => justHeld),
    ],
  }
}

function dollarsText(decimal: string): string {
  return shortUsd(decimalFigure(decimal, ''))
}
