import type { MarketHead } from '@love/protocol/market/marketReplies'
import type { ChartData } from '../chain/charts/chartData.ts'
import { chartPanes, type MakeElement, planChart } from '../chain/charts/chartPanes.ts'
import { pointParts } from '../chain/charts/chartText.ts'
import { historyNote, isOldHistory } from '../chain/charts/historyAge.ts'
import { pageClock } from '../chain/serverClock.ts'

/** Draws into the empty places of a waiting chart (`ChartPlace`) what `HistoryChart` will show there. */
export function drawHistory(place: HTMLElement, head: MarketHead, data: ChartData): void {
  const drawing = place.querySelector('.chart > :empty')
  const point = place.querySelector('.chart-point')
  const note = place.querySelector('.chart-caption > :last-child > *')
  if (!drawing || !point || !note || data.times.length === 0) return
  const now = pageClock.now()
  const isOld = isOldHistory(head, now)
  if (isOld) place.dataset.old = ''
  note.textContent = historyNote(head, now, isOld)
  point.replaceChildren(...pointParts(data, data.times.length - 1).map(wordsOf))
  drawing.setAttribute('data-panes', String(data.series.length))
  drawing.className = 'chart-drawing'
  drawing.replaceChildren(...chartPanes(svgElement, planChart(data)))
}

function wordsOf(text: string): Element {
  return Object.assign(document.createElement('span'), { textContent: text })
}

/** Names of attributes that are not those of React. */
const ownNames: Readonly<Record<string, string>> = { className: 'class', textAnchor: 'text-anchor' }

const svgElement: MakeElement<Element> = (tag, attributes, ...children) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(ownNames[name] ?? name, String(value))
  element.append(...children.filter((child) => child !== undefined))
  return element
}
