import { type Bounds, smallest } from '../windows/windows.ts'

/** The sides that move, by their compass points: `ne` is the top and the right one. */
export const edges = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

export type Edge = (typeof edges)[number]

export const isEdge = (name: string | null): name is Edge => edges.some((edge) => edge === name)

/** Moves the sides at an edge; the opposite ones stay, also where a window cannot become smaller or its title bar higher. */
export function resizeBounds(from: Bounds, edge: Edge, dx: number, dy: number): Bounds {
  const right = edge.includes('e') ? dx : 0
  const bottom = edge.includes('s') ? dy : 0
  const left = edge.includes('w') ? Math.min(dx, from.width - smallest.width) : 0
  const top = edge.includes('n') ? Math.max(-from.y, Math.min(dy, from.height - smallest.height)) : 0
  return {
    x: from.x + left,
    y: from.y + top,
    width: from.width + right - left,
    height: from.height + bottom - top,
  }
}
