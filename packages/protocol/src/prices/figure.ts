import type { Fraction } from './fraction.ts'

/** A number that may be missing, and then says why. */
export type Figure = Fraction | Unavailable
export type Unavailable = { readonly unavailable: string }

export function unavailable(reason: string): Unavailable {
  return { unavailable: reason }
}

export function isAvailable(figure: Figure): figure is Fraction {
  return !('unavailable' in figure)
}

/** Works on figures that are all there; the first missing one is the answer otherwise. */
export function combine<const T extends readonly Figure[]>(
  figures: T,
  compute: (...values: { [K in keyof T]: Fraction }) => Figure,
): Figure {
  const missing = figures.find((figure) => !isAvailable(figure))
  if (missing) return missing
  return compute(...(figures as { [K in keyof T]: Fraction }))
}
