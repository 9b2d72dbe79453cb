import { type Box, type Colour, type Drawn, type DrawnText, fill, panel } from './drawn.ts'
import { layOutChart } from './layOutChart.ts'
import type { Tone } from './pictureSpec.ts'
import type { ShownPicture } from './shownPicture.ts'

/** What link previews and social networks show whole. */
export const pictureSize = { width: 1_200, height: 630 }

const frame: Box = { x: 28, y: 24, width: 1_144, height: 582 }
const titleBar: Box = { x: 34, y: 30, width: 1_132, height: 48 }
const monitor: Box = { x: 48, y: 188, width: 704, height: 356 }
const facts: Box = { x: 768, y: 94, width: 384, height: 450 }
const status = { y: 556, height: 38 }

const tones: Readonly<Record<Tone, Colour>> = {
  plain: '--ui-text',
  good: '--ui-success',
  bad: '--ui-error',
}

/** A picture as a list of what to draw, one over the other. */
export function layOutPicture(shown: ShownPicture): readonly Drawn[] {
  return [
    fill('--ui-desktop', { x: 0, y: 0, ...pictureSize }),
    ...panel('window', '--ui-face', frame),
    ...layOutTitle(shown),
    ...layOutHead(shown),
    ...(shown.chart ? layOutChart(shown.chart, monitor) : layOutSign(shown)),
    ...layOutFacts(shown),
    ...layOutStatus(shown),
  ]
}

function text(words: string, place: Omit<DrawnText, 'kind' | 'text'>): Drawn {
  return { kind: 'text', text: words, ...place }
}

function layOutTitle({ icon, title }: ShownPicture): readonly Drawn[] {
  const { x, y, width } = titleBar
  const button = { y: y + 6, width: 40, height: 36 }
  const close = { ...button, x: x + width - 46 }
  const maximize = { ...button, x: close.x - 44 }
  const minimize = { ...button, x: maximize.x - 40 }
  const black = (at: { x: number; y: number }, width: number, height: number) =>
    fill('--ui-text', { x: at.x, y: at.y, width, height })
  const cross = (from: number, to: number): Drawn => ({
    kind: 'line',
    points: [
      [close.x + 12, close.y + from],
      [close.x + 28, close.y + to],
    ],
    width: 4,
    colour: '--ui-text',
  })
  return [
    fill('--ui-title', titleBar),
    { kind: 'icon', name: icon, x: x + 8, y: y + 8, size: 32 },
    text(title, { x: x + 50, y: y + 33, size: 25, most: 900, colour: '--ui-title-text', isBold: true }),
    ...[minimize, maximize, close].flatMap((box) => panel('button', '--ui-face', box)),
    black({ x: minimize.x + 10, y: minimize.y + 24 }, 14, 4),
    black({ x: maximize.x + 10, y: maximize.y + 8 }, 20, 18),
    fill('--ui-face', { x: maximize.x + 12, y: maximize.y + 12, width: 16, height: 12 }),
    cross(10, 26),
    cross(26, 10),
  ]
}

function layOutHead({ icon, name, owner, headline, note, chart }: ShownPicture): readonly Drawn[] {
  const ofOwner = owner ? ` · ${owner}` : ''
  const line = { x: 128, size: 28, colour: '--ui-text' } as const
  return [
    { kind: 'icon', name: icon, x: 48, y: 104, size: 64 },
    text(`${name}${ofOwner}`, { ...line, y: 128, size: 34, most: 624, isBold: true }),
    ...(headline && chart
      ? [
          text(headline.text, { ...line, y: 168, most: note ? 420 : 624, colour: tones[headline.tone] }),
          ...(note
            ? [
                text(note.text, {
                  ...({ x: 752, y: 168, size: 24, most: 190, align: 'right' } as const),
                  colour: tones[note.tone],
                }),
              ]
            : []),
        ]
      : []),
  ]
}

/** Where there is no chart, the monitor shows the figure itself. */
function layOutSign({ headline, name }: ShownPicture): readonly Drawn[] {
  const middle = { x: monitor.x + monitor.width / 2, colour: '--ui-monitor-text', align: 'center' } as const
  const grid = Array.from({ length: 6 }, (_, at) =>
    fill('--ui-monitor-grid', {
      ...monitor,
      x: monitor.x + 4,
      width: monitor.width - 8,
      y: monitor.y + 50 * (at + 1),
      height: 2,
    }),
  )
  return [
    ...panel('sunken', '--ui-monitor', monitor),
    ...grid,
    ...(headline
      ? [
          fill('--ui-monitor', {
            x: monitor.x + 4,
            y: monitor.y + 104,
            width: monitor.width - 8,
            height: 146,
          }),
          text(headline.label, { ...middle, y: monitor.y + 140, size: 30, most: 600 }),
          text(headline.text, { ...middle, y: monitor.y + 222, size: 72, most: 620, isBold: true }),
        ]
      : [
          fill('--ui-monitor', {
            x: monitor.x + 4,
            y: monitor.y + 128,
            width: monitor.width - 8,
            height: 100,
          }),
          text(name, { ...middle, y: monitor.y + 198, size: 60, most: 620, isBold: true }),
        ]),
  ]
}

function layOutFacts({ facts: rows }: ShownPicture): readonly Drawn[] {
  const height = Math.min(72, (facts.height - 12) / Math.max(1, rows.length))
  return [
    ...panel('sunken', '--ui-field', facts),
    ...rows.flatMap(({ label, text: words, tone }, at) => {
      const top = facts.y + 6 + at * height
      const y = top + height / 2 + 8
      // Longer words of one side get more of the row.
      const half = Math.min(190, Math.max(120, label.length * 11))
      return [
        ...(at % 2 === 1
          ? [fill('--ui-stripe', { x: facts.x + 4, y: top, width: facts.width - 8, height })]
          : []),
        text(label, { x: facts.x + 18, y, size: 21, most: half, colour: '--ui-text-muted' }),
        text(words, {
          ...{
            x: facts.x + facts.width - 18,
            y,
            size: 23,
            most: facts.width - 48 - half,
            isBold: true,
            align: 'right',
          },
          colour: tones[tone],
        }),
      ]
    }),
  ]
}

function layOutStatus({ when, host }: ShownPicture): readonly Drawn[] {
  const left = { x: 40, width: 716, ...status }
  const right = { x: 762, width: 398, ...status }
  const words = { y: status.y + 26, size: 20, colour: '--ui-text' } as const
  return [
    ...panel('etched', '--ui-face', left),
    text(when, { ...words, x: left.x + 14, most: left.width - 28 }),
    ...panel('etched', '--ui-face', right),
    { kind: 'icon', name: 'heart', x: right.x + 8, y: status.y + 3, size: 32 },
    text(host, { ...words, x: right.x + 50, most: right.width - 64 }),
  ]
}
