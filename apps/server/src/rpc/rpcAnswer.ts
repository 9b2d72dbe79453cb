export type RpcError = { code: number; message: string; data?: unknown }

export type RpcAnswer = { result: unknown } | { error: RpcError }

/** JSON-RPC 2.0 and, from −32000 on, EIP-1474. */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  limitExceeded: -32005,
} as const

export function rpcFailure(code: number, message: string): { error: RpcError } {
  return { error: { code, message } }
}
