import { once } from 'node:events'
import { connect } from 'node:net'

type Answer = { readonly status: number; readonly etag: string | undefined; readonly body: Buffer }

export type Connection = {
  /** One question at a time. */
  ask(path: string, headers: Readonly<Record<string, string>>): Promise<Answer>
  /** Whether the other side has closed it. */
  isOver(): boolean
}

/** A connection that stays open, as a browser's does: thousands of them take little of the machine that is measured. */
export async function openConnection(own: { port: number; localAddress: string }): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', noDelay: true, ...own })
  let parts: Buffer[] = []
  let answered: { resolve(answer: Answer): void; reject(cause: unknown): void } | undefined
  socket.on('data', (part) => {
    parts.push(part)
    const answer = answerIn(parts.length === 1 ? part : Buffer.concat(parts))
    if (!answer) return
    parts = []
    answered?.resolve(answer)
  })
  socket.on('error', (cause) => answered?.reject(cause))
  socket.on('close', () => answered?.reject(new Error('The connection was closed.')))
  await once(socket, 'connect')
  return {
    isOver: () => socket.destroyed,
    ask: (path, headers) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection is closed.'))
        answered = { resolve, reject }
        const lines = Object.entries({ host: 'localhost', ...headers }).map((header) => header.join(': '))
        socket.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      }),
  }
}

/** Undefined while some of it is still to come. */
function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const header = (name: RegExp) => name.exec(head)?.[1]
  const length = Number(header(/^content-length: (\d+)/im) ?? 0)
  const body = bytes.subarray(end + 4)
  if (body.length < length) return undefined
  return { status: Number(head.slice(9, 12)), etag: header(/^etag: (\S+)/im), body }
}
