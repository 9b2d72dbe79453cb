import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a restart, also on a busy machine. */
const patienceMs = 20_000
const retryMs = 50

/** To the server on this port. While it restarts, requests wait: the page never sees that it was away. */
export function handThrough(port: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request)
    const end = Date.now() + patienceMs
    for (;;) {
      const failure = await pass({ port, request, body, response })
      if (failure === undefined) return
      if (failure !== 'ECONNREFUSED' || Date.now() > end) {
        response.statusCode = 502
        response.end('The server is away. Its output in the terminal says why.')
        return
      }
      await sleep(retryMs)
    }
  }
}

type Passing = { port: number; request: IncomingMessage; body: Buffer; response: ServerResponse }

/** The code of what went wrong before anything was answered. */
function pass({ port, request, body, response }: Passing): Promise<string | undefined> {
  const { method, url: path, headers } = request
  return new Promise((resolve) => {
    const passed = ask({ host: 'localhost', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      resolve(undefined)
    })
    passed.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    passed.end(body)
  })
}
