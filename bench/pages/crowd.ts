import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import { dataAge } from '../../apps/web/src/chain/dataAge.ts'
import { nextLookMs } from '../../apps/web/src/chain/snapshot/nextLook.ts'
import { type Connection, openConnection } from './openConnection.ts'
import type { PagesOrder } from './openPages.ts'

/** Runs in a thread until that is ended: pages that look at the snapshot as `apps/web/src/chain/snapshot` does. */
const { port, pages, blockSeconds } = workerData as PagesOrder
const counts = { open: 0, looks: 0, failed: {} as Record<string, number> }
/** That come. */
const PER_SECOND = 500
/** By tag: all pages get the same few, and unpacking them again and again would take the machine from the server. */
const blocks = new Map<string, { readonly block: bigint; readonly timestamp: bigint }>()

parentPort?.on('message', () => parentPort?.postMessage(counts))
for (let page = 0; page < pages; page++) void open(page)

async function open(page: number): Promise<never> {
  // They do not all come in the same moment: a machine takes only so many connections at a time.
  await sleep((1_000 * page) / PER_SECOND)
  const localAddress = `127.${1 + (page >> 16)}.${(page >> 8) & 255}.${page & 255}`
  let connection: Connection | undefined
  let etag: string | undefined
  counts.open += 1
  for (;;) {
    try {
      connection ??= await openConnection({ port, localAddress })
      etag = await look(connection, etag)
      counts.looks += 1
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      counts.failed[why] = (counts.failed[why] ?? 0) + 1
      if (connection?.isOver()) connection = undefined
    }
    const shown = blocks.get(etag ?? '')
    const ageSeconds = shown && dataAge(shown, Date.now()).seconds
    await sleep(nextLookMs({ ageSeconds, blockSeconds }))
  }
}

/** The tag of what the page has now. */
async function look(connection: Connection, known: string | undefined): Promise<string | undefined> {
  const { status, etag, body } = await connection.ask('/market/snapshot', {
    'accept-encoding': 'br',
    ...(known && { 'if-none-match': known }),
  })
  if (status === 304) return known
  if (status !== 200 || !etag) throw new Error(`The answer was ${status}.`)
  if (!blocks.has(etag)) {
    const { block, timestamp } = JSON.parse(String(brotliDecompressSync(body)))
    blocks.set(etag, { block: BigInt(block), timestamp: BigInt(timestamp) })
  }
  return etag
}
