import type { Read } from './anchor.ts'
import { type BlockHeader, headerCall, parseHeader } from './blockHeader.ts'
import { FollowError } from './FollowError.ts'

/** The devnet names no parent for blocks that it makes by the hundred. */
const zeroHash = `0x${'0'.repeat(64)}`
/** Each comes with the hashes of all its transactions. */
const HEADERS_A_REQUEST = 25

/** The headers of these blocks, every two neighbours of which belong together. */
export async function readHeaders(
  read: Read,
  numbers: Iterable<number>,
): Promise<ReadonlyMap<number, BlockHeader>> {
  const wanted = [...new Set(numbers)].sort((a, b) => a - b)
  const headers = new Map<number, BlockHeader>()
  for (let at = 0; at < wanted.length; at += HEADERS_A_REQUEST) {
    for (const header of await readSome(read, wanted.slice(at, at + HEADERS_A_REQUEST))) {
      const before = headers.get(header.number - 1)
      const isLinked = header.parentHash === before?.hash || header.parentHash === zeroHash
      if (before && !isLinked) {
        throw new FollowError('not-believed', `Block ${header.number} does not follow the one before it.`)
      }
      headers.set(header.number, header)
    }
  }
  return headers
}

/** In halves where all at once are too many. */
async function readSome(read: Read, numbers: readonly number[]): Promise<BlockHeader[]> {
  try {
    const answers = await read(numbers.map(headerCall))
    return numbers.map((number, at) => {
      const answer = answers[at]
      if (!answer || 'error' in answer) {
        throw new FollowError('silent', answer?.error.message ?? 'No node answers.')
      }
      const header = parseHeader(answer.result, number)
      if (!header) throw new FollowError('not-believed', `A node does not have block ${number}.`)
      return header
    })
  } catch (error) {
    const mayBeTooMuch = error instanceof FollowError && (error.code === 'refused' || error.code === 'silent')
    if (!mayBeTooMuch || numbers.length < 2) throw error
    const middle = numbers.length >> 1
    return [
      ...(await readSome(read, numbers.slice(0, middle))),
      ...(await readSome(read, numbers.slice(middle))),
    ]
  }
}
