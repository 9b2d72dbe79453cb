import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { answerCall, type NodeAnswer, type NodeCall, nodeCall } from './answerCall.ts'
import type { Chain } from './Chain.ts'

/** What is wrong with the node at the moment. */
export type Fault = {
  delayMs?: number
  /** Told of every request; what it returns is waited for before the answer. */
  hear?: (calls: readonly NodeCall[]) => Promise<void> | void
  /** Takes the question and never answers. */
  drop?: boolean
  reset?: boolean
  status?: { code: number; headers?: Record<string, string>; body?: string }
  /** Cuts the connection in the middle of the body. */
  truncate?: boolean
  /** This instead of the answer. */
  garbage?: string
  staleBlocks?: number
  /** The result it invents, or undefined to tell the truth. */
  lie?: (call: NodeCall) => unknown
  /** What it makes of the true result; what this throws becomes its refusal. */
  alter?: (call: NodeCall, result: unknown) => unknown
  /** Duplicates, reorders, drops or adds answers. */
  change?: (answers: NodeAnswer[]) => unknown
}

export type FaultNode = {
  url: string
  fault: Fault
  /** Every HTTP request, as the calls in it. */
  requests: NodeCall[][]
  bodies: string[]
  headers: IncomingMessage['headers'][]
  down(): Promise<void>
  up(): Promise<void>
}

/** A real HTTP server on loopback in front of a real chain. `secret` goes into its address, as with hosted nodes. */
export async function startFaultNode(chain: Chain, secret = ''): Promise<FaultNode> {
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const port = z.object({ port: z.number() }).parse(server.address()).port

  const node: FaultNode = {
    url: `http://127.0.0.1:${port}/${secret}`,
    fault: {},
    requests: [],
    bodies: [],
    headers: [],
    async down() {
      if (!server.listening) return
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
    up: async () => void (server.listening || (await listen(port))),
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { fault } = node
    let text = ''
    for await (const chunk of incoming) text += chunk
    const body: unknown = JSON.parse(text)
    const calls = z.array(nodeCall).parse(Array.isArray(body) ? body : [body])
    node.requests.push(calls)
    node.bodies.push(text)
    node.headers.push(incoming.headers)

    await fault.hear?.(calls)
    if (fault.delayMs) await new Promise((done) => setTimeout(done, fault.delayMs))
    if (fault.drop) return
    if (fault.reset) return void incoming.socket.resetAndDestroy()
    if (fault.status) {
      outgoing.writeHead(fault.status.code, fault.status.headers).end(fault.status.body)
      return
    }
    const answers: NodeAnswer[] = []
    for (const call of calls) {
      const answer = await answerCall(chain, call, fault.staleBlocks ?? 0)
      const lie = fault.lie?.(call)
      const told = lie === undefined ? answer : { jsonrpc: '2.0' as const, id: answer.id, result: lie }
      answers.push(fault.alter ? altered(fault.alter, call, told) : told)
    }
    const told = fault.change ? fault.change(answers) : Array.isArray(body) ? answers : answers[0]
    const reply = fault.garbage ?? JSON.stringify(told)
    outgoing.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(reply),
    })
    if (!fault.truncate) return void outgoing.end(reply)
    outgoing.write(reply.slice(0, reply.length / 2), () => outgoing.destroy())
  }
  return node
}

function altered(alter: NonNullable<Fault['alter']>, call: NodeCall, answer: NodeAnswer): NodeAnswer {
  const { id, result, error } = answer
  if (error !== undefined) return answer
  try {
    return { jsonrpc: '2.0', id, result: alter(call, result) }
  } catch (refusal) {
    return { jsonrpc: '2.0', id, error: { code: -32_005, message: String(refusal) } }
  }
}
