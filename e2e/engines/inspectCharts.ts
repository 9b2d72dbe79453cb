/** Runs in the page. What is wrong with the place of its charts, and how many there are. */
export function inspectCharts(): { readonly count: number; readonly faults: readonly string[] } {
  const faults: string[] = []
  // The lines between panes, and half of a drawn one, which Firefox counts as part of its shape.
  const slack = 3
  const charts = [...document.querySelectorAll('.chart:has(.chart-drawing)')]
  const words = ({ left, top, right, bottom }: DOMRect) =>
    [left, top, right, bottom].map(Math.round).join(' ')
  const inside = (what: string, inner: DOMRect, outer: DOMRect) => {
    const isIn =
      inner.left >= outer.left - slack &&
      inner.right <= outer.right + slack &&
      inner.top >= outer.top - slack &&
      inner.bottom <= outer.bottom + slack
    if (!isIn) faults.push(`${what} at ${words(inner)} is not inside ${words(outer)}`)
  }
  for (const chart of charts) {
    const frame = chart.getBoundingClientRect()
    const panes = [...chart.querySelectorAll('.chart-drawing > svg')]
    let end = frame.top
    for (const pane of panes) {
      const box = pane.getBoundingClientRect()
      const what = pane.getAttribute('class') ?? ''
      inside(what, box, frame)
      if (box.height < 12) faults.push(`${what} is ${box.height} px high`)
      const shape = pane.querySelector('.chart-shape')
      if (!shape) continue
      if (!shape.getAttribute('d')) faults.push(`${what} shows nothing`)
      inside(`the shape of ${what}`, shape.getBoundingClientRect(), box)
      if (box.top < end - slack)
        faults.push(`${what} begins at ${box.top}, above the end ${end} of the one before`)
      end = box.bottom
    }
  }
  return { count: charts.length, faults }
}
