import type { IntentCall, Position } from '@love/protocol/intents/intent'
import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import type { Address } from 'viem'
import { errorText } from '../../chain/errorText.ts'
import { parseSimulation } from './parseSimulation.ts'
import { type Measured, positionsCall, readPositions } from './positions.ts'

export type SimulateParameters = {
  readonly account: Address
  readonly calls: readonly IntentCall[]
  readonly tokens: readonly (Address | 'ETH')[]
  readonly positions?: readonly Position[] | undefined
}

export type SimulateDeps = {
  readonly fetch: typeof globalThis.fetch
  readonly multicall3: Address
}

/** `measured`: of each position, in their order. */
export type Simulated = SimulationReply & { readonly measured?: readonly Measured[] }

/** Longer than the server gives its nodes. */
const timeoutMs = 10_000

/** More in one request are refused. */
export const mostCalls = 16

/** What the calls would do, by our server. Never throws: who does not answer could not simulate it. */
export async function simulate(deps: SimulateDeps, parameters: SimulateParameters): Promise<Simulated> {
  const { calls, positions = [] } = parameters
  if (positions.length === 0 || calls.length + 2 > mostCalls) return ask(deps, parameters)
  const question = positionsCall(deps.multicall3, positions)
  const reply = await ask(deps, { ...parameters, calls: [question, ...calls, question] })
  if (reply.status === 'unavailable') return reply
  const [first, ...others] = reply.calls
  const last = others[calls.length]
  // Positions are worth telling, but nothing depends on them.
  if (first?.isSuccess === false || last?.isSuccess === false) return ask(deps, parameters)
  const [before, after] = [readPositions(positions, first), readPositions(positions, last)]
  return {
    ...reply,
    calls: others.slice(0, calls.length),
    measured: positions.map((_, at) => ({ before: before[at], after: after[at] })),
  }
}

async function ask(
  { fetch }: SimulateDeps,
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
