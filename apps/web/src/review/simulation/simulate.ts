import type { IntentCall } from '@love/protocol/intents/intent'
import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import type { Address } from 'viem'
import { errorText } from '../../chain/errorText.ts'
import { parseSimulation } from './parseSimulation.ts'

export type SimulateParameters = {
  readonly account: Address
  readonly calls: readonly IntentCall[]
  readonly tokens: readonly (Address | 'ETH')[]
}

/** Longer than the server gives its nodes. */
const timeoutMs = 10_000

/** What the calls would do, by our server. Never throws: who does not answer could not simulate it. */
export async function simulate(
  { fetch }: { readonly fetch: typeof globalThis.fetch },
  { account, calls, tokens }: SimulateParameters,
): Promise<SimulationReply> {
  const request: SimulationRequest = {
    from: account,
    calls: calls.map(({ to, data, value }) => ({ to, data, value: String(value) })),
    watch: tokens.map((token) => ({ account, token })),
  }
  try {
    const response = await fetch('/simulate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return unavailable(errorText({ name: 'HttpRequestError', status: response.status }))
    return parseSimulation(await response.json()) ?? unavailable('Unexpected response from the server.')
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return unavailable(
      isLate ? 'The server did not respond in time.' : errorText({ name: 'HttpRequestError' }),
    )
  }
}

function unavailable(reason: string): SimulationReply {
  return { status: 'unavailable', reason }
}
