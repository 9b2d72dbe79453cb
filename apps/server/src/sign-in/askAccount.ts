import { withTimeLimit } from '@love/http/request'
import { type Client, type Hex, isErc6492Signature, parseErc6492Signature } from 'viem'
import { type Ask, askContract, staticCall } from '../safe/signatures/staticCall.ts'
import { type AccountQuestion, askUndeployed } from './askUndeployed.ts'

const MOST_GAS = 2_000_000
const TIMEOUT_MS = 5_000

/**
 * Whether the contract at an address agrees (EIP-1271), or would if it were there already (EIP-6492). Whatever it does
 * instead of answering is a no. Throws what the nodes say, and `RequestTimeoutError`.
 */
export function askAccount(client: Client, { account, hash, signature }: AccountQuestion): Promise<boolean> {
  return withTimeLimit(
    async (signal) => {
      const ask: Ask = (to, data, gas = MOST_GAS) => staticCall(client, { to, data, gas })
      const wrapped = isErc6492Signature(signature)
      const inner = wrapped ? innerOf(signature) : signature
      if (inner === undefined) return false
      if (await askContract(ask, { owner: account, hash, signature: inner })) return true
      signal.throwIfAborted()
      return wrapped && askUndeployed(client, { account, hash, signature })
    },
    { timeoutMs: TIMEOUT_MS },
  )
}

function innerOf(wrapped: Hex): Hex | undefined {
  try {
    return parseErc6492Signature(wrapped).signature
  } catch {
    return undefined
  }
}
