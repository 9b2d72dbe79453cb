import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Findings } from './findings.ts'
import { openConnection } from './pages/openConnection.ts'
import { round } from './round.ts'
import { startProgram } from './startProgram.ts'
import { untilTraded } from './untilTraded.ts'
import { withStack } from './withStack.ts'

const PAGES = 2_000
const BLOCKS = 30

/** What an open page costs a server with each block: asking for the snapshot, as ours does, or being sent it. */
export function measurePush(): Promise<Findings> {
  return withStack(async ({ url }) => {
    await untilTraded(url)
    const snapshot = await (await fetch(`${url}/market/snapshot`)).text()
    const asked = await cost(snapshot, ask)
    const pushed = await cost(snapshot, listen)
    const row = (name: string, unit: string, ours: number, theirs: number) => ({
      name: `a page and block, ${name}`,
      unit,
      better: 'less' as const,
      ours: round(ours, 3),
      peers: { 'server-sent events': round(theirs, 3) },
    })
    return {
      measurements: [],
      comparisons: [
        row('server CPU', 'ms', asked.cpuMs, pushed.cpuMs),
        row('server memory', 'KiB', asked.residentKibibytes, pushed.residentKibibytes),
        row('sent', 'KiB', brotliCompressSync(snapshot).length / 1_024, snapshot.length / 1_024),
      ],
    }
  })
}

/** How pages hear of a block; fulfilled once all have. */
type NextBlock = () => Promise<unknown>

async function cost(snapshot: string, open: (port: number) => Promise<NextBlock>) {
  const server = await startProgram(['bench/pages/twoWays.ts'], /listens at (\d+)/, { SNAPSHOT: snapshot })
  try {
    const empty = server.residentMegabytes()
    const nextBlock = await open(Number(server.found))
    // Once, so that nothing that is measured is the first of its kind.
    await nextBlock()
    const before = server.computedMs()
    for (let block = 0; block < BLOCKS; block++) await nextBlock().then(() => sleep(100))
    const residentKibibytes = (1_024 * (server.residentMegabytes() - empty)) / PAGES
    return { cpuMs: (server.computedMs() - before) / (PAGES * BLOCKS), residentKibibytes }
  } finally {
    await server.stop()
  }
}

async function ask(port: number): Promise<NextBlock> {
  const pages = await each((localAddress) => openConnection({ port, localAddress }))
  return () => Promise.all(pages.map((page) => page.ask('/asked', {})))
}

async function listen(port: number): Promise<NextBlock> {
  const pages = await each(async (localAddress) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress })
    socket.on('error', () => {})
    socket.write('GET /pushed HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await once(socket, 'data')
    return socket
  })
  return async () => {
    const heard = Promise.all(pages.map(untilEvent))
    await fetch(`http://127.0.0.1:${port}/block`)
    await heard
  }
}

/** An event ends with an empty line, and the piece that it comes in with a line of its own. */
const untilEvent = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const read = (part: Buffer) => {
      if (!part.toString().endsWith('\n\n\r\n')) return
      socket.off('data', read)
      resolve()
    }
    socket.on('data', read)
  })

/** One after the other, each from an address of its own. */
async function each<T>(open: (localAddress: string) => Promise<T>): Promise<readonly T[]> {
  const opened: T[] = []
  for (let page = 0; page < PAGES; page++) opened.push(await open(`127.1.${page >> 8}.${page & 255}`))
  return opened
}
