import { connect as openSocket } from 'node:net'
import type { Duplex } from 'node:stream'

export type ConnectTarget = { address: string; port: number; signal: AbortSignal }

/** A plain connection to a checked address; what runs on it is not its concern. */
export type Connect = (target: ConnectTarget) => Promise<Duplex>

export const connectTo: Connect = ({ address, port, signal }) =>
  new Promise((resolve, reject) => {
    const socket = openSocket({ host: address, port })
    const stop = () => socket.destroy(new Error('The time is over.'))
    signal.addEventListener('abort', stop, { once: true })
    // Stays on: what breaks later is heard by whoever reads, and must not be an error that nobody hears.
    socket.on('error', reject)
    socket.once('connect', () => {
      signal.removeEventListener('abort', stop)
      resolve(socket)
    })
  })
