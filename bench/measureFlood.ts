import { readdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { devnetExtras } from '@love/contracts/deployments/1337'
import type { Findings } from './findings.ts'
import type { FloodOrder } from './flood/flooder.ts'
import { floods } from './flood/floods.ts'
import { quietVisitor, type Visit } from './flood/quietVisitor.ts'
import { type Stack, usualLimits } from './gateway/startStack.ts'
import type { Measurement } from './measurement.ts'
import { round } from './round.ts'
import { withStack } from './withStack.ts'

const CONNECTIONS = 200
const SECONDS = 6
/** Other addresses of this very machine. */
const attackers = {
  'one client': ['127.0.1.1'],
  '50 clients': Array.from({ length: 50 }, (_, at) => `127.0.2.${at + 1}`),
}
const read = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })

type Named = { readonly name: string; readonly visit: Visit }

/**
 * Every kind of flood, by one client and by fifty, while somebody else opens pages. Then all of them at once, for ten minutes or
 * `FLOOD_MINUTES`. The server has the limits that it has by default, and shares the machine with the flood.
 */
export function measureFlood(): Promise<Findings> {
  const minutes = Number(process.env.FLOOD_MINUTES ?? 10)
  return withStack(
    async (stack) => {
      const { port, kinds, visit } = prepare(stack)
      // What a server needs for its work it takes at first, and keeps.
      await visit(2_000)
      const idle = await visit(SECONDS * 1_000)
      const visits: Named[] = []
      for (const flood of kinds) {
        for (const [who, addresses] of Object.entries(attackers)) {
          // So many of one client are closed as soon as they are there.
          if (flood.connections && addresses.length === 1) continue
          const attack = start({ port, flood, addresses, connections: flood.connections ?? CONNECTIONS })
          visits.push({ name: `${flood.name}, ${who}`, visit: await visit(SECONDS * 1_000) })
          const counts = await attack.stop()
          console.log(visits.at(-1)?.name, visits.at(-1)?.visit.slowest, JSON.stringify(counts))
        }
      }
      const before = stack.residentMegabytes()
      const order = { port, addresses: attackers['50 clients'], connections: CONNECTIONS / 4 }
      const attacks = kinds.map((flood) => start({ ...order, flood }))
      const { p99, errors, asked } = await visit(minutes * 60_000)
      const growth = stack.residentMegabytes() - before
      for (const { stop } of attacks) await stop()
      const calmAfter = await untilCalm(visit, idle)
      return {
        failures: visits.flatMap(({ name, visit: { errors } }) =>
          errors.length > 0 ? [`${name}: ${[...new Set(errors)].slice(0, 3).join(', ')}`] : [],
        ),
        measurements: [
          { name: 'no flood: a visitor’s p99', value: round(idle.p99), unit: 'ms', atMost: 100 },
          ...visits.map((seen) => figureOf(seen, idle)),
          {
            name: `a visitor’s failed requests, of ${sum(visits.map(({ visit: { asked } }) => asked))}`,
            value: sum(visits.map(({ visit: { errors } }) => errors.length)),
            unit: '',
            atMost: 0,
          },
          {
            name: `memory that all floods together took in ${minutes} minutes (a visitor’s p99 ${Math.round(p99)} ms, ${errors.length} of ${asked} failed)`,
            value: round(growth),
            unit: 'MB',
            atMost: 100,
          },
          { name: 'everything is as before after', value: round(calmAfter, 1), unit: 's', atMost: 10 },
        ],
      }
    },
    { limits: usualLimits },
  )
}

function prepare({ url }: Stack) {
  const port = Number(new URL(url).port)
  const script = `/assets/${readdirSync('apps/web/dist/assets').find((name) => name.endsWith('.js'))}`
  const questions = [
    { path: '/pairs' },
    { path: script },
    { path: '/market/pairs' },
    { path: '/v1/chains' },
    { path: '/rpc', body: read },
  ]
  return {
    port,
    kinds: floods({ chainId: 1337, safe: devnetExtras.teamSafe, script }),
    visit: (ms: number) => quietVisitor(questions, port, ms),
  }
}

function start(order: FloodOrder) {
  const thread = new Worker(new URL('./flood/flooder.ts', import.meta.url), { workerData: order })
  return {
    async stop(): Promise<unknown> {
      const counts = new Promise((resolve) => thread.once('message', resolve))
      thread.postMessage('How many?')
      const told = await counts
      await thread.terminate()
      return told
    },
  }
}

function figureOf({ name, visit: { healthP99, p99 } }: Named, idle: Visit): Measurement {
  const ratio = round(healthP99 / idle.healthP99, 1)
  const beside = `${ratio} × idle; a visitor’s p99 ${Math.round(p99)} ms`
  return { name: `${name}: p99 of /health (${beside})`, value: round(healthP99), unit: 'ms', atMost: 100 }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Seconds until a visit is as quick as on an idle server, give or take the noise of a machine. */
async function untilCalm(visit: (ms: number) => Promise<Visit>, idle: Visit): Promise<number> {
  const started = performance.now()
  for (;;) {
    const since = (performance.now() - started) / 1_000
    const { p99, errors } = await visit(1_000)
    if ((errors.length === 0 && p99 <= idle.p99 * 2 + 20) || since > 60) return since
  }
}
