import type { LogFilter } from './logQuestion.ts'

/** As many as nodes take in one question. */
const NAMES_A_QUESTION = 100

/** The same in filters that a node takes. None where no contract, or nobody, is named: that would mean everything. */
export function splitFilter(filter: LogFilter): LogFilter[] {
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
