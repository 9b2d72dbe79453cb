/** Pixels from the top left corner of the desktop. */
export type IconPlace = { readonly x: number; readonly y: number }

/** Those that were moved, by the address of their program. */
export type IconPlaces = ReadonlyMap<string, IconPlace>

export const iconPlacesKey = 'love.icons'

/** Pixels between the lines that icons stand on: moved ones keep their distance and never lie askew. */
export const iconGrid = 24

/** Stored text is not trusted: what is not a place is forgotten, icon by icon. */
export function parseIconPlaces(text: string | null): IconPlaces {
  try {
    const stored: Readonly<Record<string, unknown>> = { ...JSON.parse(text ?? '') }
    return new Map(
      Object.entries(stored).flatMap(([path, place]) => (isPlace(place) ? [[path, place] as const] : [])),
    )
  } catch {
    return new Map()
  }
}

/** On the lines, and on the desktop as far as that is known; the style sheet has the last word on smaller screens. */
export function placeIcon(places: IconPlaces, path: string, { x, y }: IconPlace): IconPlaces {
  return new Map([...places, [path, { x: onLine(x), y: onLine(y) }]])
}

export function iconPlacesText(places: IconPlaces): string {
  return JSON.stringify(Object.fromEntries(places))
}

function onLine(length: number): number {
  return Math.max(0, Math.round(length / iconGrid)) * iconGrid
}

function isPlace(value: unknown): value is IconPlace {
  if (typeof value !== 'object' || value === null) return false
  const { x, y } = value as Readonly<Record<string, unknown>>
  return [x, y].every((length) => typeof length === 'number' && Number.isFinite(length))
}
