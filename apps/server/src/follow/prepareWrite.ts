import type { Read } from './anchor.ts'
import type { BlockHeader } from './blockHeader.ts'
import { logKey } from './chainLog.ts'
import type { Write } from './followSource.ts'
import type { Reading } from './readPlan.ts'

export type PrepareWriteParameters = {
  reading: Reading
  headers: ReadonlyMap<number, BlockHeader>
  /** Whether blocks that are stored are gone. */
  isReplaced: boolean
}

const nothing: Write = async () => {}

/** How to store what a source was told. Whatever else of the chain that takes is read here. */
export async function prepareWrite(
  read: Read,
  { reading: { followed, logs }, headers, isReplaced }: PrepareWriteParameters,
): Promise<Write> {
  const { source, storedLogs } = followed
  const first = logs.find((log) => isReplaced || !storedLogs.has(logKey(log)))
  if (!first) return nothing
  const fresh = logs
    .filter(({ block }) => block >= first.block)
    .map((log) => ({ ...log, timestamp: headers.get(log.block)?.timestamp ?? 0 }))
  if ('prepare' in source) return source.prepare(read, fresh)
  return (transaction) => source.apply(transaction, fresh)
}
