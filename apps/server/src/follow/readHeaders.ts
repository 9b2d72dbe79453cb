import type { Read } from './anchor.ts'
import { type BlockHeader, headerCall, parseHeader } from './blockHeader.ts'
import { FollowError } from './FollowError.ts'
import { readMany } from './readMany.ts'

/** The devnet names no parent for blocks that it makes by the hundred. */
const zeroHash = `0x${'0'.repeat(64)}`

/** The headers of these blocks, every two neighbours of which belong together. */
export async function readHeaders(
  read: Read,
  numbers: Iterable<number>,
): Promise<ReadonlyMap<number, BlockHeader>> {
  const wanted = [...new Set(numbers)].sort((a, b) => a - b)
  // Each comes with the hashes of all its transactions.
  const results = await readMany(read, wanted.map(headerCall))
  const headers = new Map<number, BlockHeader>()
  for (const [at, number] of wanted.entries()) {
    const header = parseHeader(results[at], number)
    if (!header) throw new FollowError('not-believed', `A node does not have block ${number}.`)
    const before = headers.get(number - 1)
    const isLinked = header.parentHash === before?.hash || header.parentHash === zeroHash
    if (before && !isLinked) {
      throw new FollowError('not-believed', `Block ${number} does not follow the one before it.`)
    }
    headers.set(number, header)
  }
  return headers
}
