import { parseChainId } from '../parseChainId.ts'

/** Whether a wallet can do several calls as one, all or nothing; `ready`: after it has upgraded the account. */
export type Batching = 'supported' | 'ready' | 'unsupported'

/**
 * The answer to `wallet_getCapabilities` in its three shapes: the standard's `atomic.status`, the same as a JSON text
 * (a Safe over WalletConnect), and the older `atomicBatch.supported`. The key 0x0 stands for every chain.
 */
export function parseBatching(answer: unknown, chainId: number): Batching {
  const chains = Object.entries(fieldsOf(answer))
  const of = (wanted: (key: string) => boolean) => chains.find(([key]) => wanted(key))?.[1]
  const own = of((key) => parseChainId(key) === chainId)
  const everywhere = of((key) => /^(0x)?0+$/i.test(key))
  return batchingIn(own) ?? batchingIn(everywhere) ?? 'unsupported'
}

function batchingIn(capabilities: unknown): Batching | undefined {
  const { atomic, atomicBatch } = fieldsOf(capabilities)
  const { status } = fieldsOf(atomic)
  if (status === 'supported' || status === 'ready' || status === 'unsupported') return status
  const { supported } = fieldsOf(atomicBatch)
  return typeof supported === 'boolean' ? (supported ? 'supported' : 'unsupported') : undefined
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const parsed = typeof value === 'string' ? parseJson(value) : value
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
