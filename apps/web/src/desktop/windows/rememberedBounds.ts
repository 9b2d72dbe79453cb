import type { Bounds } from './windows.ts'

export type BoundsById = Readonly<Record<string, Bounds>>

export const boundsKey = 'love.windows'

/** Stored text is not trusted: what is not four numbers is forgotten, window by window. */
export function parseBounds(text: string | null): BoundsById {
  try {
    const stored: Readonly<Record<string, unknown>> = { ...JSON.parse(text ?? '') }
    return Object.fromEntries(
      Object.entries(stored).flatMap(([id, value]) => (isBounds(value) ? [[id, value]] : [])),
    )
  } catch {
    return {}
  }
}

function isBounds(value: unknown): value is Bounds {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height } = value as Readonly<Record<string, unknown>>
  return [x, y, width, height].every((part) => typeof part === 'number' && Number.isFinite(part))
}
