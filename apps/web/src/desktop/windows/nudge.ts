import type { PadMode } from './controlEntries.ts'
import type { Bounds } from './windows.ts'

export type Direction = 'left' | 'up' | 'down' | 'right'

/** Pixels a key press or a tap moves or grows a window. */
const step = 24

export function nudge(bounds: Bounds, mode: PadMode, direction: Direction): Bounds {
  const dx = direction === 'left' ? -step : direction === 'right' ? step : 0
  const dy = direction === 'up' ? -step : direction === 'down' ? step : 0
  return mode === 'move'
    ? { ...bounds, x: bounds.x + dx, y: bounds.y + dy }
    : { ...bounds, width: bounds.width + dx, height: bounds.height + dy }
}
