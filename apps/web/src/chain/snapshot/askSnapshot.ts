import { pageClock } from '../serverClock.ts'
import { snapshotOptions, snapshotPath, takeEarlySnapshot } from './askEarly.ts'

/** There is no snapshot that this page could show. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}

/**
 * The newest snapshot, as it came. A date that is far from the browser's is that of a wrong clock, or of a cache that gives
 * what it got long ago: then the server itself is asked, and proves that it was. Without that proof the browser's own
 * clock says how old the figures are.
 */
export async function askSnapshot(signal: AbortSignal): Promise<unknown> {
  const answer = await okAnswer(
    takeEarlySnapshot(window) ?? fetch(snapshotPath, { ...snapshotOptions, signal }),
  )
  if (pageClock.noteKept(answer.headers)) return answer.json()
  const number = String(Math.floor(Math.random() * 1e15))
  const sure = await okAnswer(fetch(`${snapshotPath}?fresh=${number}`, { ...snapshotOptions, signal }))
  if (sure.headers.get('x-fresh') === number) pageClock.note(sure.headers)
  return sure.json()
}

async function okAnswer(asked: Promise<Response>): Promise<Response> {
  const response = await asked
  if (!response.ok) throw new SnapshotError(`The server answered ${response.status}.`)
  return response
}
