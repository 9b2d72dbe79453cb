export const olderId = 'older'
export const readyEvent = 'ready'

/** At once; in an older browser when it was given what it lacks, and in one that is too old never. */
export function whenReady(act: () => void): void {
  const adding = document.getElementById(olderId)
  if (adding) adding.addEventListener(readyEvent, act)
  else act()
}
