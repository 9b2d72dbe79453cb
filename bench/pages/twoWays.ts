import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** One snapshot in both ways, with nothing else around it: asked for, or pushed to all who listen when it is new. */
const body = process.env.SNAPSHOT ?? ''
const packed = brotliCompressSync(body)
const event = `data: ${body}\n\n`
const listeners = new Set<ServerResponse>()

const server = createServer(({ url }, outgoing) => {
  switch (url) {
    case '/asked':
      outgoing.writeHead(200, { 'content-encoding': 'br', 'content-length': packed.length, etag: '"1"' })
      outgoing.end(packed)
      return
    case '/pushed':
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      outgoing.flushHeaders()
      listeners.add(outgoing)
      outgoing.on('close', () => listeners.delete(outgoing))
      return
    default:
      for (const listener of listeners) listener.write(event)
      outgoing.end()
  }
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (address && typeof address === 'object') console.log(`listens at ${address.port}`)
process.on('SIGINT', () => process.exit())
