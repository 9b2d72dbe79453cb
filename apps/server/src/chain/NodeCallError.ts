import type { RpcError } from '../rpc/rpcAnswer.ts'

/** What the nodes say, in the form in which viem looks for codes and revert data. */
export class NodeCallError extends Error {
  override readonly name = 'NodeCallError'
  readonly code: number
  readonly data: unknown

  constructor({ code, message, data }: RpcError) {
    super(message)
    this.code = code
    this.data = data
  }
}
