import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'

type PostParameters = { url: URL; body: string; signal: AbortSignal; maxBytes: number }

type PostOutcome =
  | { kind: 'answer'; status: number; retryAfter: string | null; text: string }
  | { kind: 'too-large' }
  /** No answer began. */
  | { kind: 'unreachable' }
  /** An answer began and did not end. */
  | { kind: 'cut' }
  | { kind: 'timeout' }

export type Post = (parameters: PostParameters) => Promise<PostOutcome>

/** Enough for every request the rate limit lets through; more would only queue at the node. */
const agentOptions = { keepAlive: true, maxSockets: 128 }

/** Posts JSON. Node's own client, because `fetch` costs three times as much a request; it follows no redirects. */
export function createPost(): Post {
  const clients = {
    http: { module: http, agent: new http.Agent(agentOptions) },
    https: { module: https, agent: new https.Agent(agentOptions) },
  }

  const attempt = (parameters: PostParameters, isFresh: boolean): Promise<PostOutcome | 'stale'> => {
    const { url, body, signal, maxBytes } = parameters
    const { module, agent } = url.protocol === 'https:' ? clients.https : clients.http
    return new Promise((resolve) => {
      const request = module.request(url, {
        method: 'POST',
        agent: isFresh ? false : agent,
        headers: headersFor(body),
      })
      const stop = () => request.destroy()
      const end = (outcome: PostOutcome | 'stale') => {
        signal.removeEventListener('abort', stop)
        resolve(signal.aborted ? { kind: 'timeout' } : outcome)
      }
      signal.addEventListener('abort', stop)
      request.on('error', () => end(request.reusedSocket ? 'stale' : { kind: 'unreachable' }))
      request.on('response', (response) => collect({ request, response, maxBytes, end }))
      request.end(body)
    })
  }

  return async (parameters) => {
    if (parameters.signal.aborted) return { kind: 'timeout' }
    const outcome = await attempt(parameters, false)
    if (outcome !== 'stale') return outcome
    // The node had closed a connection that was kept: that says nothing about the node.
    const again = await attempt(parameters, true)
    return again === 'stale' ? { kind: 'unreachable' } : again
  }
}

type CollectParameters = {
  request: ClientRequest
  response: IncomingMessage
  maxBytes: number
  end: (outcome: PostOutcome) => void
}

function collect({ request, response, maxBytes, end }: CollectParameters): void {
  const chunks: Buffer[] = []
  let length = 0
  response.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= maxBytes) return void chunks.push(chunk)
    end({ kind: 'too-large' })
    request.destroy()
  })
  response.on('end', () => {
    const { statusCode: status = 0, headers } = response
    const text = Buffer.concat(chunks).toString()
    end({ kind: 'answer', status, retryAfter: headers['retry-after'] ?? null, text })
  })
  // Both also come after the end, when nobody listens any more.
  response.on('error', () => end({ kind: 'cut' }))
  response.on('close', () => end({ kind: 'cut' }))
}

function headersFor(body: string): Record<string, string | number> {
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'identity',
  }
}
