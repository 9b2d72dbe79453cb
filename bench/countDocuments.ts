import { connect, type Socket } from 'node:net'

export type CountDocumentsParameters = {
  readonly url: string
  readonly path: string
  readonly connections: number
  readonly seconds: number
  /** What the server has computed so far. */
  readonly computedMs: () => number
}

export type Documents = {
  readonly perSecond: number
  /** What one of them cost the server. */
  readonly cpuMs: number
}

/**
 * Whole answers of 200 a second, packed by gzip. It only counts bytes: a load tool that also reads packed bodies as
 * text takes longer for that than the server for sending them.
 */
export async function countDocuments(parameters: CountDocumentsParameters): Promise<Documents> {
  const { url, path, connections, seconds, computedMs } = parameters
  const { hostname, port, host } = new URL(url)
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`
  let documents = 0
  const computed = computedMs()
  const started = performance.now()
  const until = started + seconds * 1_000
  const run = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let isEnd = readAnswer()
      socket.on('error', reject)
      socket.on('close', () => reject(new Error(`${url} closed a connection.`)))
      socket.on('data', (chunk) => {
        const status = isEnd(chunk)
        if (status === undefined) return
        if (status !== '200') return reject(new Error(`${url}${path}: ${status}`))
        documents++
        if (performance.now() >= until) return resolve()
        isEnd = readAnswer()
        socket.write(request)
      })
      socket.write(request)
    })
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname))
  try {
    await Promise.all(sockets.map(run))
    const took = (performance.now() - started) / 1_000
    return { perSecond: Math.round(documents / took), cpuMs: (computedMs() - computed) / documents }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

/** Takes one answer piece by piece; its status once it is whole. */
function readAnswer(): (chunk: Buffer) => string | undefined {
  let head = ''
  let wanted: number | undefined
  let got = 0
  let last = ''
  return (chunk) => {
    got += chunk.length
    last = (last + chunk.subarray(-5).toString('latin1')).slice(-5)
    if (wanted === undefined) {
      head += chunk.toString('latin1')
      const body = head.indexOf('\r\n\r\n') + 4
      if (body < 4) return undefined
      const [, length] = /^content-length: (\d+)/im.exec(head.slice(0, body)) ?? []
      wanted = length === undefined ? Number.POSITIVE_INFINITY : body + Number(length)
    }
    // Without a length it comes in chunks, the last of which is empty.
    const isWhole = wanted === Number.POSITIVE_INFINITY ? last === '0\r\n\r\n' : got >= wanted
    return isWhole ? head.slice(9, 12) : undefined
  }
}
