export type ChartColours = {
  readonly ground: string
  readonly grid: string
  readonly text: string
  /** One for each series. */
  readonly series: readonly string[]
}

const seriesColours = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)']

/** A canvas knows no style sheets: the colours are asked of an element that does, so system colours work too. */
export function readChartColours(element: HTMLElement): ChartColours {
  const probe = document.createElement('span')
  element.append(probe)
  const resolve = (colour: string) => {
    probe.style.color = colour
    return getComputedStyle(probe).color
  }
  const colours = {
    ground: resolve('var(--ui-monitor)'),
    grid: resolve('var(--ui-monitor-grid)'),
    text: resolve('var(--ui-monitor-text)'),
    series: seriesColours.map(resolve),
  }
  probe.remove()
  return colours
}

const modes = ['(prefers-contrast: more)', '(forced-colors: active)', '(prefers-color-scheme: dark)']

/** Tells when the colours may have changed. Answers with the way to stop. */
export function onColourChange(listener: () => void): () => void {
  const queries = modes.map((mode) => matchMedia(mode))
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-contrast'] })
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
