import { type Chain, type Client, createClient, http, type Transport } from 'viem'
import { chainDefaults } from './chainDefaults.ts'
import { splitBatches } from './splitBatches.ts'

export type ChainClient = Client<Transport, Chain>

export type ChainClientDeps = {
  chain: Chain
  rpcUrl: string
  fetch?: typeof fetch
  onResponse?: (response: Response) => void
}

/** Reads made in one go become one multicall (or a few), and those become one POST. */
export function createChainClient({
  chain,
  rpcUrl,
  fetch = globalThis.fetch,
  onResponse,
}: ChainClientDeps): ChainClient {
  return createClient({
    chain,
    pollingInterval: chainDefaults.pollingMs,
    // No contract sends this page to other servers.
    ccipRead: false,
    batch: {
      multicall: { batchSize: chainDefaults.multicallBatchSize, wait: chainDefaults.multicallWaitMs },
    },
    transport: http(rpcUrl, {
      batch: { batchSize: chainDefaults.rpcBatchSize, wait: chainDefaults.rpcBatchWaitMs },
      timeout: chainDefaults.requestTimeoutMs,
      retryCount: chainDefaults.retries,
      retryDelay: chainDefaults.retryMs,
      fetchFn: splitBatches(plainRefusals(fetch), chainDefaults.rpcBodyCharacters),
      onFetchResponse: onResponse,
    }),
  })
}

/**
 * The server refuses a request as a whole (too many, too large) with a status and one error. viem would take that for the
 * answers to a batch and find none; without its body it goes by the status.
 */
function plainRefusals(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (response.ok) return response
    const headers = new Headers(response.headers)
    for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name)
    return new Response(null, { status: response.status, headers })
  }
}
