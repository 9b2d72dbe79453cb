import type { Read } from '../../follow/chain.ts'
import { FollowError } from '../../follow/FollowError.ts'
import { logsCall, parseLogs } from '../../follow/logQuestion.ts'
import { setupTopic } from './safeEvents.ts'

export type FindFirstBlockParameters = { address: string; head: number }

/** So many places at once, in one request each: six requests for a chain of ten million blocks. */
const PLACES_A_REQUEST = 15

/**
 * The first block with this contract; the one after the head while there is none. Where the nodes do not know the
 * past, the contract's own word is taken, and where they do not tell that either, the beginning of the chain.
 */
export async function findFirstBlock(
  read: Read,
  { address, head }: FindFirstBlockParameters,
): Promise<number> {
  return (await firstWithCode(read, { address, head })) ?? (await firstSetup(read, { address, head })) ?? 0
}

async function firstWithCode(
  read: Read,
  { address, head }: FindFirstBlockParameters,
): Promise<number | undefined> {
  /** Undefined where the nodes do not know. */
  const hasCode = async (blocks: readonly number[]): Promise<boolean[] | undefined> => {
    const answers = await read(
      blocks.map((block) => ({ method: 'eth_getCode', params: [address, `0x${block.toString(16)}`] })),
    )
    const codes = blocks.map((_, at) => {
      const answer = answers[at]
      return answer && 'result' in answer ? answer.result : undefined
    })
    return codes.every((code) => typeof code === 'string') ? codes.map((code) => code !== '0x') : undefined
  }
  const now = await hasCode([head])
  if (now === undefined) throw new FollowError('silent', 'No node returned the code.')
  if (!now[0]) return head + 1
  let [without, first] = [-1, head]
  while (first - without > 1) {
    const places = placesBetween(without, first)
    const codes = await hasCode(places)
    if (!codes) return undefined
    const at = codes.indexOf(true)
    const last = at < 0 ? places.length : at
    without = places[last - 1] ?? without
    first = places[last] ?? first
  }
  return first
}

/** Evenly, and all there are when they are few. */
function placesBetween(low: number, high: number): number[] {
  const count = Math.min(PLACES_A_REQUEST, high - low - 1)
  return Array.from({ length: count }, (_, at) => low + Math.floor(((at + 1) * (high - low)) / (count + 1)))
}

/** One question about everything: many nodes answer it, as there is little to tell. */
async function firstSetup(
  read: Read,
  { address, head }: FindFirstBlockParameters,
): Promise<number | undefined> {
  const question = { addresses: [address], topics: [setupTopic], from: 0, to: head }
  const [answer] = await read([logsCall(question)])
  return answer && 'result' in answer ? parseLogs(answer.result, question)[0]?.block : undefined
}
