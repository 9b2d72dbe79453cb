import { z } from 'zod'
import { hash, quantity } from '../rpc/methods/hex.ts'
import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'
import { FollowError } from './FollowError.ts'

export const wholeQuantity = quantity.transform(Number).pipe(z.int())

const header = z.object({ number: wholeQuantity, hash, parentHash: hash, timestamp: wholeQuantity })

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
    throw new FollowError('not-believed', `A node gave something else than block ${block}.`)
  }
  return data
}
