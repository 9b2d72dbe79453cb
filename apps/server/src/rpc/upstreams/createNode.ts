import { readCapped } from '../readCapped.ts'
import { matchAnswers } from './matchAnswers.ts'
import type { NodeReply, RpcNode } from './rpcNode.ts'
import type { Scrub } from './scrub.ts'

export type CreateNodeParameters = {
  url: string
  /** Its place in `RPC_URLS`, from 1. */
  position: number
  fetch: typeof globalThis.fetch
  maxBytes: number
  scrub: Scrub
}

export function createNode({ url, position, fetch, maxBytes, scrub }: CreateNodeParameters): RpcNode {
  const { target, authorization } = splitCredentials(url)
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  let lastId = 0

  return {
    name: `node ${position}`,
    host: target.host,
    async post(calls, signal) {
      const numbered = calls.map(({ method, params }) => ({ jsonrpc: '2.0', id: ++lastId, method, params }))
      const body = JSON.stringify(numbered.length === 1 ? numbered[0] : numbered)
      const response = await attempt(() =>
        fetch(target, { method: 'POST', headers, body, signal, redirect: 'error' }),
      )
      if (!response) return { kind: signal.aborted ? 'timeout' : 'unreachable' }
      if (response.status === 429 || response.status >= 500) {
        await response.body?.cancel()
        return response.status === 429
          ? { kind: 'busy', retryAfter: response.headers.get('retry-after') }
          : { kind: 'broken' }
      }
      // Some nodes answer a well-formed refusal with status 400: the body decides.
      const text = await attempt(async () => ({ read: await readCapped(response, maxBytes) }))
      if (!text) return { kind: signal.aborted ? 'timeout' : 'broken' }
      if (text.read === undefined) return { kind: 'too-large' }
      return readReply(
        text.read,
        numbered.map(({ id }) => id),
        scrub,
      )
    },
  }
}

function readReply(text: string, ids: readonly number[], scrub: Scrub): NodeReply {
  const answers = matchAnswers(parseJson(text), ids, scrub)
  return answers.some((answer) => answer !== undefined) ? { kind: 'answers', answers } : { kind: 'broken' }
}

/** Undefined is no JSON value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `fetch` refuses an address that holds a user and a password. */
function splitCredentials(url: string): { target: URL; authorization: string | undefined } {
  const target = new URL(url)
  const { username, password } = target
  if (username === '' && password === '') return { target, authorization: undefined }
  target.username = ''
  target.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { target, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** What a connection throws holds addresses; it is dropped here and never told. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
