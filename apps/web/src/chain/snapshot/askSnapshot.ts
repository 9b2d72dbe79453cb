import { isNodeSentence } from '../isNodeSentence.ts'
import { pageClock } from '../serverClock.ts'
import { snapshotOptions, snapshotPath, takeEarlySnapshot } from './askEarly.ts'

/** There is no snapshot that this page could show: why, in words for people. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}

type Answer = {
  /** As it came. */
  readonly body: unknown
  /** Why there is nothing newer, in the server's words about its nodes. */
  readonly trouble: string | undefined
}

/**
 * The newest snapshot. A date that is far from the browser's is that of a wrong clock, or of a cache that gives
 * what it got long ago: then the server itself is asked, and proves that it was. Without that proof the browser's own
 * clock says how old the figures are.
 */
export async function askSnapshot(signal: AbortSignal): Promise<Answer> {
  const answer = await okAnswer(
    takeEarlySnapshot(window) ?? fetch(snapshotPath, { ...snapshotOptions, signal }),
  )
  if (pageClock.noteKept(answer.headers)) return read(answer)
  const number = String(Math.floor(Math.random() * 1e15))
  const sure = await okAnswer(fetch(`${snapshotPath}?fresh=${number}`, { ...snapshotOptions, signal }))
  if (sure.headers.get('x-fresh') === number) pageClock.note(sure.headers)
  return read(sure)
}

async function okAnswer(asked: Promise<Response>): Promise<Response> {
  const response = await asked
  if (!response.ok) throw new SnapshotError(`The server responded with ${response.status}.`)
  return response
}

async function read(answer: Response): Promise<Answer> {
  const told = answer.headers.get('x-trouble') ?? 'none'
  const trouble = isNodeSentence(told) ? told : 'The nodes returned no usable data.'
  return { body: await answer.json(), trouble: told === 'none' ? undefined : trouble }
}
