import { createFairGate, type GatePlace } from '../src/createFairGate.ts'
import { createRpcCache } from '../src/rpc/cache.ts'
import { createAnswerer } from '../src/rpc/createAnswerer.ts'
import { createNodeRoutes } from '../src/rpc/createNodeRoutes.ts'
import { FINAL_DEPTH } from '../src/rpc/methods/keep.ts'
import { rpcMethods } from '../src/rpc/methods/rpcMethods.ts'
import { createNewestBlock } from '../src/rpc/newest/createNewestBlock.ts'
import { parseCall } from '../src/rpc/parseCall.ts'
import type { RpcAnswer } from '../src/rpc/rpcAnswer.ts'
import type { RpcCall } from '../src/rpc/upstreams/rpcNode.ts'

export type Question = readonly [method: string, ...params: unknown[]]

const known = rpcMethods({ limits: { callGas: 5_000_000, logBlocks: 2_000 }, newestBlock: () => 1 })
const methods = new Map(known.map((method) => [method.name, method]))

type Waiting = { calls: readonly RpcCall[]; answers: RpcAnswer[]; end(answers: RpcAnswer[]): void }

/** Until everything has happened that can happen without the node or the clock. */
export const settle = () => new Promise((resolve) => setImmediate(resolve))

/**
 * What answers `/rpc`, in front of a node in slow motion: it works on a question when it is told to, call by call, and sends its
 * answers when it is told to. Whatever is asked, it answers with the number of its newest block; a transaction is mined at once.
 */
export function createSteppedAnswerer({ trustMs = 1_000, gasAtOnce = 400_000_000 } = {}) {
  const clock = { ms: 0 }
  const now = () => clock.ms
  const waiting: Waiting[] = []
  const heard: string[][] = []
  let block = 1
  const hear = (calls: readonly RpcCall[]): Promise<RpcAnswer[]> => {
    heard.push(calls.map(({ method }) => method))
    return new Promise((end) => waiting.push({ calls, answers: [], end }))
  }
  const work = ({ calls, answers }: Waiting) => {
    const call = calls[answers.length]
    if (!call) return
    if (call.method === 'eth_sendRawTransaction') block += 1
    answers.push({ result: `0x${block.toString(16)}` })
  }
  const routes = createNodeRoutes({
    upstreams: {
      read: hear,
      send: async (call) => (await hear([call]))[0] ?? { result: null },
      compare: async (calls) => ({ answers: await hear(calls), block: undefined }),
    },
    quorum: 1,
    asksBlock: trustMs > 0,
  })
  const newest = createNewestBlock({ ask: routes.askBlock, trustMs, now })
  newest.restart(block)
  const gate = createFairGate({ most: gasAtOnce })
  const chain = { chainId: 1337, head: () => block, finalDepth: FINAL_DEPTH }
  const answer = createAnswerer({ routes, newest, gate, cache: createRpcCache({ now }), chain })

  return {
    clock,
    newest,
    gate,
    /** Every request to the node, as the methods in it. */
    heard,
    block: () => block,
    mine: () => {
      block += 1
    },
    /** Works on the next call of a request. */
    work(at = 0) {
      const one = waiting[at % waiting.length]
      if (one) work(one)
    },
    /** Sends the answers to a request, with what was left to do. */
    send(at = 0) {
      const [one] = waiting.splice(at % waiting.length, 1)
      if (!one) return
      while (one.answers.length < one.calls.length) work(one)
      one.end(one.answers)
    },
    /** Answers a request with errors. */
    fail(at = 0) {
      const [one] = waiting.splice(at % waiting.length, 1)
      one?.end(one.calls.map(() => ({ error: { code: -32603, message: 'No node can be reached.' } })))
    },
    waiting: () => waiting.length,
    ask(questions: readonly Question[], asker: Partial<GatePlace> = {}): Promise<RpcAnswer[]> {
      const calls = questions.map(([method, ...params]) => {
        const parsed = parseCall({ jsonrpc: '2.0', id: 1, method, params }, methods)
        if (parsed.kind !== 'allowed') throw new Error(`${method} is not allowed: ${JSON.stringify(parsed)}`)
        return parsed.call
      })
      return answer(calls, { client: 'a', ...asker })
    },
  }
}
