import type { IncomingMessage } from 'node:http'

/** For all of a body, however fast it comes. */
export const BODY_MS = 15_000
/** Until a connection has found its speed. */
const GRACE_MS = 5_000
const CHECK_MS = 1_000
/** On average, from the headers on. */
const LEAST_BYTES_PER_SECOND = 500

/** Says so when a body comes too slowly. Returns how to stop looking. */
export function watchBody(request: IncomingMessage, onSlow: () => void): () => void {
  if (!announcesBody(request)) return () => {}
  const { socket } = request
  const started = performance.now()
  // Of the connection, as listening to the body itself would take it from its reader.
  const before = socket.bytesRead

  const check = () => {
    if (request.complete || request.destroyed) return
    const ms = performance.now() - started
    const least = (LEAST_BYTES_PER_SECOND * ms) / 1_000
    if (ms >= BODY_MS || socket.bytesRead - before < least) return onSlow()
    timer = setTimeout(check, CHECK_MS)
  }
  let timer = setTimeout(check, GRACE_MS)
  return () => clearTimeout(timer)
}

export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
