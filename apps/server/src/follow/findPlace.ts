import type { FollowBlocks } from '../store/migrations/follow.ts'
import type { Database } from '../store/openStore.ts'
import { anchor, type BlockHeader, headerCall, parseHeader, type Read, readHeaders } from './chain.ts'
import { FollowError } from './FollowError.ts'
import { readBlocks } from './followTables.ts'

export type FollowPlace = {
  head: BlockHeader
  /** The newest block that is stored. */
  newest: FollowBlocks | undefined
  /** The newest one that is stored and still part of the chain. */
  ancestor: FollowBlocks | undefined
}

const BLOCKS_A_PAGE = 25

/** Where the store stands on the chain. Undefined while the node is behind the store and nothing can be told. */
export async function findPlace(db: Database, read: Read): Promise<FollowPlace | undefined> {
  const [newest] = await readBlocks(db, { below: Number.MAX_SAFE_INTEGER, count: 1 })
  const [head, same] = await readEnds(read, newest?.block)
  if (!newest || same?.hash === newest.hash) return { head, newest, ancestor: newest }

  const onHead = anchor(read, head)
  let below = Math.min(newest.block, head.number + 1)
  // A node that is behind is no new chain: what it does have is as it was.
  let mayBeBehind = head.number < newest.block
  for (;;) {
    const stored = await readBlocks(db, { below, count: mayBeBehind ? 1 : BLOCKS_A_PAGE })
    const headers = await readHeaders(
      onHead,
      stored.map(({ block }) => block),
    )
    const ancestor = stored.find(({ block, hash }) => headers.get(block)?.hash === hash)
    if (mayBeBehind && (ancestor || stored.length === 0)) return undefined
    if (ancestor || stored.length === 0) return { head, newest, ancestor }
    mayBeBehind = false
    below = stored.at(-1)?.block ?? 0
  }
}

/** The newest block, and the one with a number, by one node. */
async function readEnds(
  read: Read,
  block: number | undefined,
): Promise<readonly [BlockHeader, BlockHeader | undefined]> {
  const calls = [headerCall('latest'), ...(block === undefined ? [] : [headerCall(block)])]
  const [latest, other] = await read(calls)
  if (!latest || 'error' in latest) {
    throw new FollowError('silent', latest?.error.message ?? 'No node responds.')
  }
  const head = parseHeader(latest.result, 'latest')
  if (!head) throw new FollowError('not-believed', 'A node has no latest block.')
  if (block === undefined || !other) return [head, undefined]
  // Some nodes give an error instead of nothing for a block they do not have.
  const same = 'error' in other ? undefined : parseHeader(other.result, block)
  if (!same && head.number >= block) {
    throw new FollowError('not-believed', `A node has a newer block, but not block ${block}.`)
  }
  return [head, same]
}
