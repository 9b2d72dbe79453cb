import type { IconName } from '@love/ui98/iconNames'

/** A custom property of the style sheet: pictures have the colours of the page. */
export type Colour = `--ui-${string}`

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type DrawnText = {
  readonly kind: 'text'
  readonly text: string
  readonly x: number
  /** Of its baseline. */
  readonly y: number
  readonly size: number
  /** Wider than this it gets smaller. */
  readonly most: number
  readonly colour: Colour
  readonly isBold?: boolean | undefined
  readonly align?: 'left' | 'center' | 'right'
}

/** One step of a drawing, in pixels of a picture 1200 wide. */
export type Drawn =
  | ({ readonly kind: 'fill'; readonly colour: Colour } & Box)
  | {
      readonly kind: 'line'
      readonly points: readonly Point[]
      readonly width: number
      readonly colour: Colour
    }
  | {
      readonly kind: 'icon'
      readonly name: IconName
      readonly x: number
      readonly y: number
      readonly size: number
    }
  | DrawnText

export type Point = readonly [x: number, y: number]

export function fill(colour: Colour, { x, y, width, height }: Box): Drawn {
  return { kind: 'fill', colour, x, y, width, height }
}

export function inside({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

/** Each edge is as wide as two pixels of the page. */
const edge = 2

type Edges = readonly [topLeft: Colour, bottomRight: Colour]

const looks = {
  window: [
    ['--ui-face-light', '--ui-frame'],
    ['--ui-light', '--ui-shadow'],
  ],
  button: [
    ['--ui-light', '--ui-frame'],
    ['--ui-face-light', '--ui-shadow'],
  ],
  sunken: [
    ['--ui-shadow', '--ui-light'],
    ['--ui-frame', '--ui-face-light'],
  ],
  etched: [['--ui-shadow', '--ui-light']],
} as const satisfies Record<string, readonly Edges[]>

/** The edges of the kit (`--ui-window`, `--ui-sunken` …) around a ground. */
export function panel(look: keyof typeof looks, ground: Colour, box: Box): readonly Drawn[] {
  const rings: readonly Edges[] = looks[look]
  const drawn = rings.flatMap(([topLeft, bottomRight], at) => {
    const ring = inside(box, at * edge)
    return [
      fill(bottomRight, ring),
      fill(topLeft, { ...ring, width: ring.width - edge, height: ring.height - edge }),
    ].concat(fill(ground, inside(ring, edge)))
  })
  return drawn
}
