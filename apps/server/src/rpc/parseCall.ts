import { z } from 'zod'
import type { RpcMethod } from './methods/rpcMethods.ts'
import { type RpcError, rpcCodes } from './rpcAnswer.ts'

/** Whole numbers only: a larger or broken one would come back changed. */
const rpcId = z.union([z.string(), z.int(), z.null()])
export type RpcId = z.infer<typeof rpcId>

export type AllowedCall = { id: RpcId; method: RpcMethod; params: readonly unknown[] }

export type ParsedCall =
  | { kind: 'allowed'; call: AllowedCall }
  | { kind: 'refused'; id: RpcId; error: RpcError }
  | { kind: 'notification' }

const envelope = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.unknown().optional(),
  id: rpcId.optional(),
})
const named = z.object({ id: rpcId })

/** Judges one element of a request by itself, whatever stands beside it. */
export function parseCall(element: unknown, methods: ReadonlyMap<string, RpcMethod>): ParsedCall {
  const request = envelope.safeParse(element)
  if (!request.success) {
    const id = named.safeParse(element).data?.id ?? null
    return {
      kind: 'refused',
      id,
      error: { code: rpcCodes.invalidRequest, message: 'Not a JSON-RPC 2.0 request.' },
    }
  }
  const { id, method: name, params } = request.data
  // Nobody would read the answer, and a transaction whose sender cannot learn its fate is better not sent.
  if (id === undefined) return { kind: 'notification' }

  const method = methods.get(name)
  if (!method) {
    return { kind: 'refused', id, error: { code: rpcCodes.methodNotFound, message: 'Method not found.' } }
  }
  const parsed = method.params.safeParse(params ?? [])
  if (!parsed.success) return { kind: 'refused', id, error: invalidParams(method, parsed.error) }
  return { kind: 'allowed', call: { id, method, params: parsed.data } }
}

function invalidParams({ name }: RpcMethod, { issues: [issue] }: z.ZodError): RpcError {
  const place = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
  const message = `Invalid parameters of ${name}${place}: ${issue?.message}`
  return { code: rpcCodes.invalidParams, message: message.slice(0, 200) }
}
