import { plotSeries } from '../chain/charts/plotSeries.ts'
import { timeMarks } from '../chain/charts/timeMarks.ts'
import { type Box, type Drawn, fill, inside, type Point, panel } from './drawn.ts'
import type { ShownPicture } from './shownPicture.ts'

const textSize = 20
const axisWidth = 104
const timesHeight = 34

/** The system monitor, as on the page: the same points, marks and times. */
export function layOutChart(chart: NonNullable<ShownPicture['chart']>, box: Box): readonly Drawn[] {
  const { series, times, label, hasAxis } = chart
  const room = inside(box, 4)
  const pane: Box = {
    ...room,
    width: room.width - (hasAxis ? axisWidth : 0),
    height: room.height - timesHeight,
  }
  const { heights, marks } = plotSeries(series, { marks: 5, above: 160 })
  const across = (index: number) => pane.x + ((index + 0.5) / times.length) * pane.width
  const down = (height: number) => pane.y + (height / 1_000) * pane.height
  const bottom = pane.y + pane.height
  const values = marks.filter(({ height }) => height >= 0 && height <= 1_000)
  const moments = timeMarks(times)
  const grid = (...points: readonly Point[]): Drawn => ({
    kind: 'line',
    points,
    width: 2,
    colour: '--ui-monitor-grid',
  })
  return [
    ...panel('sunken', '--ui-monitor', box),
    ...values.map(({ height }) => grid([pane.x, down(height)], [pane.x + pane.width, down(height)])),
    ...moments.map(({ index }) => grid([across(index), pane.y], [across(index), bottom])),
    grid([pane.x, bottom], [room.x + room.width, bottom]),
    ...stretches(
      heights.map((height, at) => (height === undefined ? undefined : [across(at), down(height)])),
    ).map((points): Drawn => ({ kind: 'line', points, width: 4, colour: '--ui-monitor-text' })),
    // Its own ground: a line may pass behind it.
    fill('--ui-monitor', { x: room.x, y: room.y, width: label.length * 10 + 24, height: 34 }),
    ...words(label, { x: room.x + 12, y: room.y + 25, most: pane.width - 24 }),
    ...(hasAxis ? values : []).flatMap(({ height, text }) =>
      words(text, {
        x: pane.x + pane.width + 10,
        y: Math.min(down(height) + 7, bottom - 4),
        most: axisWidth - 16,
      }),
    ),
    ...moments.flatMap(({ index, text }) =>
      words(text, { x: Math.max(across(index), room.x + 40), y: bottom + 25, most: 110 }, 'center'),
    ),
  ]
}

function words(
  text: string,
  place: { x: number; y: number; most: number },
  align: 'left' | 'center' = 'left',
): readonly Drawn[] {
  return [{ kind: 'text', text, ...place, size: textSize, colour: '--ui-monitor-text', align }]
}

/** A line is interrupted where nothing is known. */
function stretches(points: readonly (Point | undefined)[]): readonly (readonly Point[])[] {
  const found: Point[][] = []
  let last: Point[] | undefined
  for (const point of points) {
    if (!point) last = undefined
    else if (last) last.push(point)
    else {
      last = [point]
      found.push(last)
    }
  }
  return found
}
