import type { SimulationReply } from '@love/protocol/simulation/simulation'
import { onTestFinished } from 'vitest'
import { simulationReply } from './simulationReply.ts'
import { startTestServer, type TestServer, type TestServerParameters } from './startTestServer.ts'

export type SimulateServer = TestServer & {
  /** To `/simulate`. */
  ask(body: unknown, headers?: Record<string, string>): Promise<Response>
  simulate(request: unknown): Promise<SimulationReply>
  /** What each node was asked since the start. */
  methods(): string[][]
}

export const wideSimulateLimits = {
  perSecond: 1e6,
  burst: 1e6,
  totalPerSecond: 1e6,
  gas: 10_000_000,
  // Of the test's patience: burning much gas takes a busy machine its time.
  timeoutMs: 60_000,
}

export async function startSimulateServer(parameters: TestServerParameters = {}): Promise<SimulateServer> {
  const config = { simulateLimits: wideSimulateLimits, ...parameters.config }
  const server = await startTestServer({ ...parameters, config })
  for (const { requests } of server.nodes) requests.length = 0
  const ask: SimulateServer['ask'] = (body, headers = {}) =>
    fetch(`${server.url}/simulate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    ...server,
    ask,
    async simulate(request) {
      const response = await ask(request)
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
      return simulationReply.parse(await response.json())
    },
    methods: () => server.nodes.map(({ requests }) => requests.flat().map(({ method }) => method)),
  }
}

/** Closed after the test. */
export async function startForTest(parameters: TestServerParameters = {}): Promise<SimulateServer> {
  const server = await startSimulateServer(parameters)
  onTestFinished(server.close)
  return server
}
