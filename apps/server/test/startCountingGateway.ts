import { safeContracts } from '@love/contracts/deployments/safe'
import { postDecodeData } from '@love/safe/api/endpoints/contracts'
import { getIncomingTransfers } from '@love/safe/api/endpoints/history'
import { deleteTransaction } from '@love/safe/api/endpoints/proposals'
import { getNonces } from '@love/safe/api/endpoints/safes'
import { type Config, readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { createGateway } from '../src/safe/gateway/createGateway.ts'
import { defineRoute } from '../src/safe/gateway/gatewayRoute.ts'

export const safe = safeContracts.safe
export const nonces = `/v1/chains/1337/safes/${safe}/nonces`
export const transfers = `/v1/chains/1337/safes/${safe}/incoming-transfers/`
const hash = `0x${'ab'.repeat(32)}`
export const deletion = `/v1/chains/1337/transactions/${hash}`

/** Four routes that count what they are asked. */
export function startCountingGateway(limits: Partial<Config['gatewayLimits']> = {}) {
  const config = readConfig({ APP_URL: 'https://love.example' })
  const asked = { answers: 0, forgotten: 0, queries: [] as unknown[] }
  const lines: string[] = []
  let version = 'one'
  let failure: unknown
  let at = 1_000_000
  const gateway = createGateway({
    config: { ...config, gatewayLimits: { ...config.gatewayLimits, ...limits } },
    routes: [
      defineRoute(
        getNonces,
        async () => {
          asked.answers += 1
          if (failure) throw failure
          return { currentNonce: asked.answers, recommendedNonce: 7 }
        },
        { version: async () => version },
      ),
      defineRoute(getIncomingTransfers, async ({ query }) => {
        asked.queries.push(query)
        return { results: [] }
      }),
      defineRoute(deleteTransaction, async () => undefined),
      defineRoute(postDecodeData, async () => ({ method: 'x', parameters: [] })),
    ],
    versions: {
      forget() {
        asked.forgotten += 1
      },
    },
    now: () => at,
    log: createLog({
      level: 'error',
      write: (line) => void lines.push(line),
      now: () => at,
      scrub: (text) => text,
    }),
  })
  return {
    asked,
    lines,
    raise(next: string) {
      version = next
    },
    fail(error: unknown) {
      failure = error
    },
    pass(ms: number) {
      at += ms
    },
    ask: (path: string, init: RequestInit = {}, client = 'tests') =>
      gateway(new Request(`http://evil.example${path}`, init), client),
  }
}

const json = { 'content-type': 'application/json' }
/** As browsers send it, with its length. */
export function send(method: string, given: unknown, headers: Record<string, string> = json): RequestInit {
  const body = typeof given === 'string' ? given : JSON.stringify(given)
  return { method, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body }
}
export const signed = send('DELETE', { signature: `0x${'11'.repeat(65)}` })
