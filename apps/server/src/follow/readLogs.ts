import { type ChainLog, inOrder } from './chainLog.ts'
import type { RangeSize } from './createRangeSize.ts'
import { FollowError } from './FollowError.ts'
import { halvesOf, type LogFilter, type LogQuestion } from './logQuestion.ts'
import { type AskLogs, proveComplete } from './proveComplete.ts'

export type ReadLogsParameters = {
  filter: LogFilter
  from: number
  to: number
  size: RangeSize
  /** Ends early at about so many logs. */
  most: number
}

/** `to` is the last block that was read. */
export type LogsRead = { logs: ChainLog[]; to: number }

/** As many as nodes take in one question. */
const ADDRESSES_A_QUESTION = 100

/** All logs of a range in the order of the chain, in questions as small as the node needs them. */
export async function readLogs(ask: AskLogs, parameters: ReadLogsParameters): Promise<LogsRead> {
  const { from, to, size, most } = parameters
  const filters = splitAddresses(parameters.filter)
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
  return { logs: inOrder(logs), to: filters.length > 0 ? next - 1 : to }
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

/** No address at all would mean every contract there is. */
function splitAddresses({ addresses, topics }: LogFilter): LogFilter[] {
  const filters: LogFilter[] = []
  for (let at = 0; at < addresses.length; at += ADDRESSES_A_QUESTION) {
    filters.push({ addresses: addresses.slice(at, at + ADDRESSES_A_QUESTION), topics })
  }
  return filters
}

function isRefusal(error: unknown): boolean {
  return error instanceof FollowError && (error.code === 'refused' || error.code === 'cut')
}

function isSilence(error: unknown): boolean {
  return error instanceof FollowError && error.code === 'silent'
}
