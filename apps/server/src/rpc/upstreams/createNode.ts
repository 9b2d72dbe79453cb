import type { Post } from './createPost.ts'
import { matchAnswers } from './matchAnswers.ts'
import type { NodeReply, RpcNode } from './rpcNode.ts'
import type { Scrub } from './scrub.ts'

export type CreateNodeParameters = {
  url: string
  /** Its place in `RPC_URLS`, from 1. */
  position: number
  post: Post
  maxBytes: number
  scrub: Scrub
}

export function createNode({ url: address, position, post, maxBytes, scrub }: CreateNodeParameters): RpcNode {
  const url = new URL(address)
  let lastId = 0

  return {
    name: `node ${position}`,
    host: url.host,
    async post(calls, signal) {
      const numbered = calls.map(({ method, params }) => ({ jsonrpc: '2.0', id: ++lastId, method, params }))
      const body = JSON.stringify(numbered.length === 1 ? numbered[0] : numbered)
      const outcome = await post({ url, body, signal, maxBytes })
      if (outcome.kind === 'cut') return { kind: 'broken' }
      if (outcome.kind !== 'answer') return outcome
      const { status, retryAfter, text } = outcome
      if (status === 429) return { kind: 'busy', retryAfter }
      // Some nodes give a well-formed refusal with status 400: below 500 the body decides.
      return status >= 500 ? { kind: 'broken' } : readReply(text, numbered, scrub)
    },
  }
}

function readReply(text: string, numbered: readonly { id: number }[], scrub: Scrub): NodeReply {
  const ids = numbered.map(({ id }) => id)
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
