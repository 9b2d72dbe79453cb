/** The session recorder's site and script version. */
const site = 3_527_265
const scriptVersion = 6

export type RecorderPlace = {
  readonly hostname: string
  readonly isFramed: boolean
  readonly productionHost: string
}

/** Only on the production host itself: not on copies, not on a developer's machine, not inside somebody's frame. */
export function shouldRecord({ hostname, isFramed, productionHost }: RecorderPlace): boolean {
  return productionHost !== '' && hostname === productionHost && !isFramed
}

declare global {
  interface Window {
    hj?: ((...call: unknown[]) => void) & { q?: unknown[] }
    _hjSettings?: { hjid: number; hjsv: number }
  }
}

type RecorderWindow = Pick<Window, 'hj' | '_hjSettings'>

/** Puts the recorder's queue and script in place. Windows in which people sign carry `data-hj-suppress`. */
export function startRecorder(window: RecorderWindow, document: Document): void {
  const queue: unknown[] = []
  window.hj ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue })
  window._hjSettings = { hjid: site, hjsv: scriptVersion }
  const script = document.createElement('script')
  script.async = true
  script.src = `https://static.hotjar.com/c/hotjar-${site}.js?sv=${scriptVersion}`
  document.head.append(script)
}
