import { load } from './gateway/load.ts'
import type { Measurement } from './measurement.ts'
import { round } from './round.ts'
import { slopeOf } from './slopeOf.ts'
import { withStack } from './withStack.ts'

/** Three tenths of what is promised at most, of documents and of reads at once. */
const documentsPerSecond = 1_500
const readsPerSecond = 600
const read = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
/** Until everything has been used and kept what it keeps. */
const WARM_MINUTES = 5

/** An hour, or `SOAK_MINUTES`: what a server that is used all day keeps for itself. */
export function measureSoak(): Promise<Measurement[]> {
  const minutes = Number(process.env.SOAK_MINUTES ?? 60)
  return withStack(async (stack) => {
    const memory: { at: number; value: number }[] = []
    const handles: number[] = []
    for (let minute = 0; minute < minutes; minute++) {
      const usual = { url: stack.url, connections: 16, seconds: 60, status: 200 }
      const headers = { 'content-type': 'application/json' }
      await Promise.all([
        load({ ...usual, perSecond: documentsPerSecond, request: { path: '/pairs' } }),
        load({
          ...usual,
          perSecond: readsPerSecond,
          request: { method: 'POST', path: '/rpc', headers, body: read },
        }),
      ])
      if (minute < Math.min(WARM_MINUTES, minutes / 3)) continue
      memory.push({ at: minute / 60, value: stack.residentMegabytes() })
      handles.push(stack.openFiles())
    }
    const leaked = Math.max(0, (handles.at(-1) ?? 0) - (handles[0] ?? 0))
    const hours = `${minutes} minutes`
    return [
      {
        name: `memory of a server in use grows, over ${hours}`,
        value: round(slopeOf(memory), 1),
        unit: 'MB/h',
        atMost: 5,
      },
      { name: `handles left open after ${hours}`, value: leaked, unit: '', atMost: 0 },
    ]
  })
}
