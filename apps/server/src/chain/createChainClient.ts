import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Chain, type Client, createClient, custom, defineChain, numberToHex, type Transport } from 'viem'
import type { RpcAnswer, RpcError } from '../rpc/rpcAnswer.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'
import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'

export type ChainClient = Client<Transport, Chain>

export type ChainClientParameters = {
  upstreams: Pick<Upstreams, 'read' | 'compare' | 'send'>
  deployment: Deployment
  /** `RPC_QUORUM`: with 2, two nodes must agree on what contracts say. */
  quorum: number
  /** Contracts are read as they were at this block; at the newest one by default. */
  block?: bigint
  /** What is asked in the same moment goes to the nodes in one request, and fails as one. */
  isJoined?: boolean
}

/** What decides about money, with the place of the block among the parameters. */
const compared: ReadonlyMap<string, number> = new Map([
  ['eth_call', 1],
  ['eth_getCode', 1],
  ['eth_getStorageAt', 2],
])

/** The server's own view of the chain, over the same nodes as everybody's. Reads made in one go become one multicall. */
export function createChainClient({
  upstreams,
  deployment,
  quorum,
  block,
  isJoined = false,
}: ChainClientParameters): ChainClient {
  const read = isJoined ? joined(upstreams.read) : single(upstreams.read)
  const compareAll: Ask<Parameters<Upstreams['compare']>[0][number]> = async (calls) =>
    (await upstreams.compare(calls)).answers
  const compare = isJoined ? joined(compareAll) : single(compareAll)
  const ask = async (call: RpcCall): Promise<RpcAnswer | undefined> => {
    const blockAt = compared.get(call.method)
    if (call.method === 'eth_sendRawTransaction') return upstreams.send(call)
    return blockAt !== undefined && quorum > 1 ? compare({ ...call, blockAt }) : read(call)
  }
  const pin = ({ method, params = [] }: { method: string; params?: readonly unknown[] }): RpcCall => {
    const blockAt = compared.get(method)
    if (block === undefined || blockAt === undefined) return { method, params }
    return { method, params: params.map((value, at) => (at === blockAt ? numberToHex(block) : value)) }
  }
  const request = async (call: { method: string; params?: readonly unknown[] }): Promise<unknown> => {
    const answer = await ask(pin(call))
    if (!answer) throw new NodeCallError({ code: -32603, message: 'The node did not answer this call.' })
    if ('error' in answer) throw new NodeCallError(answer.error)
    return answer.result
  }
  return createClient({
    chain: defineChain({
      id: deployment.chainId,
      name: `chain ${deployment.chainId}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
      contracts: { multicall3: { address: deployment.multicall3 } },
    }),
    batch: { multicall: true },
    // The nodes behind have retries and time limits of their own.
    transport: custom({ request }, { retryCount: 0 }),
  })
}

type Ask<Call> = (calls: readonly Call[]) => Promise<readonly (RpcAnswer | undefined)[]>

function single<Call>(ask: Ask<Call>) {
  return async (call: Call) => (await ask([call]))[0]
}

function joined<Call>(ask: Ask<Call>) {
  let waiting: { readonly calls: Call[]; readonly answers: ReturnType<Ask<Call>> } | undefined
  return async (call: Call) => {
    waiting ??= {
      calls: [],
      // After viem has made calls of what was read in this moment, which takes it a turn.
      answers: new Promise<void>((resolve) => setTimeout(resolve, 1)).then(() => {
        const { calls } = waiting ?? { calls: [] }
        waiting = undefined
        return ask(calls)
      }),
    }
    const place = waiting.calls.push(call) - 1
    return (await waiting.answers)[place]
  }
}

/** What the nodes say, in the form in which viem looks for codes and revert data. */
export class NodeCallError extends Error {
  override readonly name = 'NodeCallError'
  readonly code: number
  readonly data: unknown

  constructor({ code, message, data }: RpcError) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** What the nodes said, however deep it is wrapped. */
export function nodeFailure(error: unknown): NodeCallError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof NodeCallError) return at
  return undefined
}

let count = 0

/**
 * Where a client batches, viem puts what several multicalls of it ask in the same moment into one call, however long that
 * becomes. With this client a multicall is a call of its own, which waits for others as long as before: they still share
 * a request.
 */
export function alone<C extends Client>(client: C): C {
  count += 1
  return { ...client, uid: `${client.uid}.${count}` }
}

type Call = { method: string; params?: readonly unknown[] }

/**
 * The same view, for contracts that nobody trusts: what they do to answer costs no more than so much gas, and nothing
 * else is asked in the same call.
 */
export function withGas<C extends Client>(client: C, gas: number): C {
  const request = ({ method, params = [] }: Call, ...more: never[]) => {
    const [call, ...rest] = params
    const bounded = method === 'eth_call' ? [{ gas: numberToHex(gas), ...(call as object) }, ...rest] : params
    return client.request({ method, params: bounded } as never, ...more)
  }
  return { ...alone(client), request: request as never }
}
