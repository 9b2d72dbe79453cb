let awake = false

/** From now on the page belongs to React. */
export function wakeUp(): void {
  awake = true
}

export function isAwake(): boolean {
  return awake
}
