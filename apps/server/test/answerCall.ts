import { z } from 'zod'
import type { Chain } from './Chain.ts'

export const nodeCall = z.object({
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  method: z.string(),
  params: z.array(z.unknown()).optional(),
})
export type NodeCall = z.infer<typeof nodeCall>
export type NodeAnswer = { jsonrpc: '2.0'; id: unknown; result?: unknown; error?: unknown }

const failure = z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() })

/** Answers as a node of that many blocks ago would. */
export async function answerCall(chain: Chain, call: NodeCall, staleBlocks: number): Promise<NodeAnswer> {
  const { id = null, method } = call
  // The chain completes the objects it is given.
  const params = structuredClone(call.params ?? [])
  try {
    if (staleBlocks === 0) return { jsonrpc: '2.0', id, result: await chain.request({ method, params }) }
    const newest = z.string().parse(await chain.request({ method: 'eth_blockNumber' }))
    const head = `0x${Math.max(0, Number(newest) - staleBlocks).toString(16)}`
    if (method === 'eth_blockNumber') return { jsonrpc: '2.0', id, result: head }
    const old = params.map((value) => (value === 'latest' || value === 'pending' ? head : value))
    return { jsonrpc: '2.0', id, result: await chain.request({ method, params: old }) }
  } catch (error) {
    const { code, message, data } = failure.catch({ code: -32603, message: 'unknown' }).parse(error)
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
  }
}
