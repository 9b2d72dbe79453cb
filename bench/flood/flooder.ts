import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Flood } from './floods.ts'

export type FloodOrder = { port: number; flood: Flood; addresses: readonly string[]; connections: number }

/** Runs in a thread until that is ended: so many connections at all times, whatever the server does with them. */
const { port, flood, addresses, connections } = workerData as FloodOrder
const { method, path, body = '', manner } = flood
const head = [
  `${method} ${path} HTTP/1.1`,
  ...['host: localhost', 'origin: http://localhost', 'love-request: 1'],
  'content-type: application/json',
  `content-length: ${Buffer.byteLength(body)}`,
].join('\r\n')
const request = `${head}\r\n\r\n${manner === 'never sends the body' ? '' : body}`
const isHeld = manner !== undefined
/** Two thousand requests a second by 200 connections: more would measure how much of the machine the attacker takes. */
const PAUSE_MS = 100
const counts = { answered: 0, refused: 0, opened: 0 }

// Attackers have machines of their own: here they get what the server and the visitor leave of this one (Linux, per thread).
setPriority(constants.priority.PRIORITY_LOW)
for (let at = 0; at < connections; at++) void hold(addresses[at % addresses.length] ?? '127.0.0.1')
parentPort?.on('message', () => parentPort?.postMessage(counts))

async function hold(localAddress: string): Promise<never> {
  for (;;) {
    await use(localAddress)
    await sleep(PAUSE_MS)
  }
}

/** One connection, for as long as the server keeps it. */
function use(localAddress: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress, noDelay: true })
    socket.on('connect', () => {
      counts.opened += 1
      if (manner !== 'says nothing') socket.write(request)
    })
    if (manner === 'never reads the answer') socket.pause()
    else
      socket.on('data', (chunk) => {
        // One answer after another, each of which begins like this.
        const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1', 0, 12)) ?? []
        if (status === undefined) return
        counts[Number(status) >= 400 ? 'refused' : 'answered'] += 1
        if (!isHeld) setTimeout(() => socket.writable && socket.write(request), PAUSE_MS)
      })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}
