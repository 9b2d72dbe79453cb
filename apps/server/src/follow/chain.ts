import { z } from 'zod'
import { quantity, rpcHash } from '../rpc/methods/callRequest.ts'
import type { RpcAnswer } from '../rpc/rpcAnswer.ts'
import { tooLargeAnswer } from '../rpc/upstreams/failureAnswer.ts'
import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'
import { FollowError } from './FollowError.ts'

export type Read = (calls: readonly RpcCall[]) => Promise<RpcAnswer[]>

/**
 * Reads from nodes that have this very block. Each question goes to whichever node is well at the moment: one that
 * is behind, or on another branch, would leave out logs without a word.
 */
export function anchor(read: Read, top: BlockHeader): Read {
  return async (calls) => {
    const [own, ...answers] = await read([headerCall(top.number), ...calls])
    if (!own || 'error' in own) {
      const message = own?.error.message ?? 'No node responds.'
      throw new FollowError(message === tooLargeAnswer.error.message ? 'too-large' : 'silent', message)
    }
    if (parseHeader(own.result, top.number)?.hash !== top.hash) {
      throw new FollowError('not-believed', `A node does not have block ${top.number} as it was before.`)
    }
    return answers
  }
}

export const wholeQuantity = quantity.transform(Number).pipe(z.int())

const header = z.object({
  number: wholeQuantity,
  hash: rpcHash,
  parentHash: rpcHash,
  timestamp: wholeQuantity,
})

export type BlockHeader = Readonly<z.infer<typeof header>>

export function headerCall(block: number | 'latest'): RpcCall {
  const name = block === 'latest' ? block : `0x${block.toString(16)}`
  return { method: 'eth_getBlockByNumber', params: [name, false] }
}

/** Undefined when the node does not have the block. */
export function parseHeader(result: unknown, block: number | 'latest'): BlockHeader | undefined {
  if (result === null) return undefined
  const { data } = header.safeParse(result)
  if (!data || (block !== 'latest' && data.number !== block)) {
    throw new FollowError('not-believed', `A node returned something other than block ${block}.`)
  }
  return data
}

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
      throw new FollowError('not-believed', `Block ${number} does not follow the previous block.`)
    }
    headers.set(number, header)
  }
  return headers
}

const CALLS_A_REQUEST = 25

/** What the nodes say to each call. Undefined stands for what is too large even alone. */
export async function readMany(read: Read, calls: readonly RpcCall[]): Promise<unknown[]> {
  const results: unknown[] = []
  for (let at = 0; at < calls.length; at += CALLS_A_REQUEST) {
    results.push(...(await readSome(read, calls.slice(at, at + CALLS_A_REQUEST))))
  }
  return results
}

/** In halves where all at once are too many. */
async function readSome(read: Read, calls: readonly RpcCall[]): Promise<unknown[]> {
  try {
    const answers = await read(calls)
    return calls.map((_, at) => {
      const answer = answers[at]
      if (answer && 'result' in answer) return answer.result
      throw new FollowError('silent', answer?.error.message ?? 'No node responds.')
    })
  } catch (error) {
    const isTooLarge = error instanceof FollowError && error.code === 'too-large'
    if (isTooLarge && calls.length === 1) return [undefined]
    const mayBeTooMuch = isTooLarge || (error instanceof FollowError && error.code === 'silent')
    if (!mayBeTooMuch || calls.length < 2) throw error
    const middle = calls.length >> 1
    return [...(await readSome(read, calls.slice(0, middle))), ...(await readSome(read, calls.slice(middle)))]
  }
}
