import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const statuses: ReadonlyMap<unknown, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** Long enough to be read by who reads; who never closes its end holds nothing for longer. */
const LINGER_MS = 1_000

/** Node answers what it cannot parse by itself and bare; this says the same with the headers of every answer. */
export function answerBrokenRequest(headers: Record<string, string>): (error: Error, socket: Duplex) => void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error, socket) => {
    const status = statuses.get('code' in error ? error.code : undefined) ?? 400
    if (!socket.writable) return void socket.destroy()
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    socket.end(`${start}${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`)
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  }
}
