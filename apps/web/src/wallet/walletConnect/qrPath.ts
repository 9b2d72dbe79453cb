import { encode } from 'uqr'

export type QrPath = { readonly size: number; readonly path: string }

/** A QR code as one path: each dark run of a row is a rectangle of height one. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('')
  return { size, path }
}

function runsOf(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
