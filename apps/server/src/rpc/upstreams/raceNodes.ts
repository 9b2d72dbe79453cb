import type { NodeReply, RpcCall, RpcNode } from './rpcNode.ts'

export type GoodReply = Extract<NodeReply, { kind: 'answers' }>
export type BadReply = Exclude<NodeReply, GoodReply>

export type RaceParameters = {
  nodes: readonly RpcNode[]
  calls: readonly RpcCall[]
  signal: AbortSignal
  /** The next node is asked as well when the ones before kept silent that long. Undefined: never two at a time. */
  hedgeMs: number | undefined
  /** Whether the next node may be asked after this failure. */
  goesOn: (reply: BadReply) => boolean
  /** Told of nodes that cannot be reached, or were overtaken, where there are others to prefer. */
  report: (node: RpcNode) => void
}

/** Made once: the reason an abort makes by itself is an error with a stack. */
const overtaken = new Error('Another node was faster.')

/** The first good reply, or every failure once no node is left to ask. */
export function raceNodes(parameters: RaceParameters): Promise<GoodReply | readonly BadReply[]> {
  const { nodes, calls, hedgeMs, goesOn, report } = parameters
  const over = new AbortController()
  const signal = nodes.length > 1 ? AbortSignal.any([parameters.signal, over.signal]) : parameters.signal

  return new Promise((resolve) => {
    const waiting = [...nodes]
    const running = new Set<RpcNode>()
    const failures: BadReply[] = []
    let hedge: NodeJS.Timeout | undefined
    let isOver = false

    const finish = (outcome: GoodReply | readonly BadReply[]) => {
      clearTimeout(hedge)
      isOver = true
      resolve(outcome)
      if (running.size > 0) over.abort(overtaken)
    }
    const askNext = () => {
      clearTimeout(hedge)
      const node = waiting.shift()
      if (node) void ask(node)
      else if (running.size === 0) finish(failures)
    }
    const ask = async (node: RpcNode) => {
      running.add(node)
      if (hedgeMs !== undefined && waiting.length > 0) hedge = setTimeout(askNext, hedgeMs)
      const slower = [...running]
      const reply = await node.post(calls, signal)
      running.delete(node)
      if (isOver) return
      if (reply.kind === 'answers') {
        for (const other of slower) if (running.has(other)) report(other)
        return finish(reply)
      }
      if (reply.kind === 'unreachable' && nodes.length > 1) report(node)
      failures.push(reply)
      if (goesOn(reply)) askNext()
      else finish(failures)
    }
    askNext()
  })
}
