import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getOwnedSafes } from '@love/safe-api/endpoints/getOwnedSafes'
import type { Address } from 'viem'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { createShortMemory } from '../gateway/createShortMemory.ts'

export type OtherGatewayDeps = {
  config: Pick<Config, 'chainId' | 'safeGatewayUrl'>
  now: () => number
  log: Log
  fetch?: typeof globalThis.fetch | undefined
}

const KEEP_MS = 60_000
/** Our own answer waits for it. */
const PATIENCE_MS = 3_000

/** What the gateway of `SAFE_GATEWAY_URL` knows. Where it does not answer, there is nothing to add to what we know. */
export function createOtherGateway({ config, now, log, fetch }: OtherGatewayDeps) {
  const { chainId, safeGatewayUrl: baseUrl } = config
  const kept = createShortMemory<readonly Address[]>({ now, keepMs: KEEP_MS, most: 1_000 })

  const ask = async (gatewayUrl: string, address: Address): Promise<readonly Address[]> => {
    const parameters = { chainId: String(chainId), address }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const gateway = { baseUrl: gatewayUrl, timeoutMs: PATIENCE_MS, fetch }
    const { safes } = await callEndpoint(gateway, getOwnedSafes, { parameters, signal })
    return safes
  }

  return async (owner: Address): Promise<readonly Address[]> => {
    if (baseUrl === undefined) return []
    try {
      return await kept(owner, () => ask(baseUrl, owner))
    } catch (error) {
      log.warn('the other gateway does not answer', { error: String(error).split('\n')[0] })
      return []
    }
  }
}
