import { type ChartOptions, type DeepPartial, TickMarkType } from 'lightweight-charts'
import type { ChartColours } from './chartColours.ts'
import { tickText } from './chartText.ts'

const tickKinds = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
} as const

/** The system monitor: black ground, green grid, nothing that scrolls or zooms by accident. */
export function chartOptions({ ground, grid, text }: ChartColours): DeepPartial<ChartOptions> {
  const line = { color: text, labelBackgroundColor: text, width: 1 } as const
  return {
    layout: {
      background: { color: ground },
      textColor: text,
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 12,
      // Its mark would need a style element, which the policy forbids; words under the chart name the library instead.
      attributionLogo: false,
      panes: { enableResize: false, separatorColor: grid, separatorHoverColor: grid },
    },
    grid: { vertLines: { color: grid }, horzLines: { color: grid } },
    crosshair: { vertLine: line, horzLine: line },
    rightPriceScale: { borderColor: grid, scaleMargins: { top: 0.12, bottom: 0.08 } },
    timeScale: {
      borderColor: grid,
      timeVisible: true,
      secondsVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      minBarSpacing: 0.01,
      tickMarkFormatter: (time: number, kind: TickMarkType) => tickText(time, tickKinds[kind]),
    },
    handleScroll: false,
    handleScale: false,
    kineticScroll: { mouse: false, touch: false },
  }
}
