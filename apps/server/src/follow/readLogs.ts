import { type ChainLog, inOrder, logKey } from './chainLog.ts'
import type { RangeSize } from './createRangeSize.ts'
import { FollowError, type FollowErrorCode } from './FollowError.ts'
import { halvesOf, type LogFilter, type LogQuestion } from './logQuestion.ts'
import { type AskLogs, proveComplete } from './proveComplete.ts'

export type ReadLogsParameters = {
  /** What answers any of them. */
  filters: readonly LogFilter[]
  from: number
  to: number
  size: RangeSize
  /** Ends early at about so many logs. */
  most: number
}

/** `to` is the last block that was read. */
export type LogsRead = { logs: ChainLog[]; to: number }

/** All logs of a range in the order of the chain, in questions as small as the node needs them. */
export async function readLogs(ask: AskLogs, parameters: ReadLogsParameters): Promise<LogsRead> {
  const { from, to, size, most } = parameters
  const filters = parameters.filters.flatMap(splitFilter)
  const logs: ChainLog[] = []
  let next = from
  let silences = 0
  while (filters.length > 0 && next <= to && logs.length < most) {
    const end = Math.min(to, next + size.blocks() - 1)
    const questions = filters.map((filter) => ({ ...filter, from: next, to: end }))
    try {
      const found = await readEach(questions, (question) => readWhole(ask, question))
      logs.push(...found)
      size.grow(found.length)
    } catch (error) {
      // A node may fall silent because it has too much to say, but not twice in a row.
      const isTooMuch = isRefusal(error) || (isSilence(error) && ++silences === 1 && end > next)
      if (!isTooMuch) throw error
      if (end > next) {
        size.shrink(end - next + 1)
        continue
      }
      logs.push(...(await readEach(questions, (question) => readInParts(ask, question))))
    }
    silences = 0
    next = end + 1
  }
  // One log may answer several filters.
  const once = new Map(logs.map((log) => [logKey(log), log]))
  return { logs: inOrder([...once.values()]), to: filters.length > 0 ? next - 1 : to }
}

async function readWhole(ask: AskLogs, question: LogQuestion): Promise<ChainLog[]> {
  const [logs = []] = await ask([question])
  await proveComplete(ask, question, logs)
  return logs
}

async function readInParts(ask: AskLogs, question: LogQuestion): Promise<ChainLog[]> {
  try {
    return await readWhole(ask, question)
  } catch (error) {
    const halves = halvesOf(question)
    if (halves.length === 0 && question.isUntrusted && isOverflow(error)) return []
    if (!isRefusal(error) || halves.length === 0) throw error
    return readEach(halves, (half) => readInParts(ask, half))
  }
}

async function readEach(
  questions: readonly LogQuestion[],
  read: (question: LogQuestion) => Promise<ChainLog[]>,
): Promise<ChainLog[]> {
  const logs: ChainLog[] = []
  for (const question of questions) logs.push(...(await read(question)))
  return logs
}

const refusals: ReadonlySet<FollowErrorCode> = new Set(['refused', 'too-large', 'cut'])

function isRefusal(error: unknown): boolean {
  return error instanceof FollowError && refusals.has(error.code)
}

function isSilence(error: unknown): boolean {
  return error instanceof FollowError && error.code === 'silent'
}

function isOverflow(error: unknown): boolean {
  return error instanceof FollowError && error.code === 'too-large'
}

/** As many as nodes take in one question. */
const NAMES_A_QUESTION = 100

/** The same in filters that a node takes. None where no contract, or nobody, is named: that would mean everything. */
function splitFilter(filter: LogFilter): LogFilter[] {
  const { addresses, about } = filter
  const byContract =
    addresses === 'any' ? [filter] : inParts(addresses).map((part) => ({ ...filter, addresses: part }))
  if (!about) return addresses === 'any' ? [] : byContract
  return byContract.flatMap((one) =>
    inParts(about.words).map((words) => ({ ...one, about: { ...about, words } })),
  )
}

function inParts(names: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let at = 0; at < names.length; at += NAMES_A_QUESTION)
    parts.push(names.slice(at, at + NAMES_A_QUESTION))
  return parts
}
