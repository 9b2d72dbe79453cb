/** Where a key moves the crosshair; undefined for keys that do not. */
export function movedPoint(key: string, at: number, last: number): number | undefined {
  const page = Math.max(1, Math.round(last / 10))
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - page,
    PageUp: at + page,
    Home: 0,
    End: last,
  }
  if (last < 0 || !Object.hasOwn(steps, key)) return undefined
  return Math.min(last, Math.max(0, steps[key] ?? at))
}
