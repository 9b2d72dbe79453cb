import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const statuses: ReadonlyMap<unknown, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** Node answers what it cannot parse by itself and bare; this says the same with the headers of every answer. */
export function answerBrokenRequest(headers: Record<string, string>): (error: Error, socket: Duplex) => void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error, socket) => {
    const status = statuses.get('code' in error ? error.code : undefined) ?? 400
    if (!socket.writable) return void socket.destroy()
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    socket.end(`${start}${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`)
  }
}
