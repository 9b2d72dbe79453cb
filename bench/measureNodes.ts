import { startTestServer } from '../apps/server/test/startTestServer.ts'
import type { Measurement } from './measurement.ts'
import { round } from './round.ts'

const SECONDS = 8
const PER_SECOND = 50
/** Never shared: each of them has to find the node that answers. */
const unknown = { method: 'eth_getTransactionReceipt', params: [`0x${'00'.repeat(32)}`] }
const body = { jsonrpc: '2.0', id: 1, ...unknown }

/** Two nodes, and the first of them goes silent while people read: it takes their questions and never answers. */
export async function measureNodes(): Promise<Measurement[]> {
  const server = await startTestServer({ nodes: 2, timings: { pollMs: 4_000 } })
  try {
    let failed = 0
    let slowest = 0
    const read = async () => {
      const started = performance.now()
      const answer = await server.post(body)
      const reply = (await answer.json()) as { result?: unknown }
      if (reply.result === undefined) failed++
      slowest = Math.max(slowest, performance.now() - started)
    }
    await read()
    slowest = 0
    const reads: Promise<void>[] = []
    server.node.fault = { drop: true }
    for (let sent = 0; sent < SECONDS * PER_SECOND; sent++) {
      reads.push(read())
      await new Promise((done) => setTimeout(done, 1_000 / PER_SECOND))
    }
    await Promise.all(reads)
    return [
      {
        name: `reads lost when the first of two nodes goes silent, of ${reads.length}`,
        value: failed,
        unit: '',
        atMost: 0,
      },
      { name: 'the slowest of them', value: round(slowest / 1_000), unit: 's', atMost: 2 },
    ]
  } finally {
    await server.close()
  }
}
