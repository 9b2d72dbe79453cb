const readings = new WeakSet<object>()

/** What an earlier visit read. Whatever is read from now on is another object, unless nothing has changed. */
export function noteRestored(reading: unknown): void {
  if (typeof reading === 'object' && reading !== null) readings.add(reading)
}

export function isRestored(reading: object | undefined): boolean {
  return reading !== undefined && readings.has(reading)
}
