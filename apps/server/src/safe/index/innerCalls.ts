import { safeAbi } from '@love/contracts/abi/safe.abi'
import { decodeFunctionData, type Hex, isAddress, isHex } from 'viem'
import { z } from 'zod'
import type { Read } from '../../follow/chain.ts'
import type { ChainLog } from '../../follow/chainLog.ts'
import { FollowError } from '../../follow/FollowError.ts'
import { rpcHash } from '../../rpc/methods/callRequest.ts'
import type { PairedCalls } from './pairCalls.ts'
import type { Call } from './safeEvent.ts'
import { type SafeEventName, safeEventName } from './safeEvents.ts'

/** Made inside a transaction, and not undone. Addresses in lower case. */
export type InnerCall = {
  readonly from: string
  readonly to: string
  readonly input: Hex
  /** Ether that went from the one to the other. */
  readonly value: bigint
}

const blockTraces = z.array(z.object({ txHash: rpcHash, result: z.unknown() }))

/** More than any transaction has room for, whatever a node says. */
const MOST_CALLS = 50_000

const executed: readonly (SafeEventName | undefined)[] = ['success', 'failure']
const byModule: readonly (SafeEventName | undefined)[] = ['moduleSuccess', 'moduleFailure']
const announced: readonly (SafeEventName | undefined)[] = ['multisigCall', 'moduleCall']

/**
 * The transactions in which a Safe executed something without telling what, and in which it does not stand in the
 * calldata either: a module, a relayer or another Safe has called it.
 */
export function untoldIn(
  logs: readonly ChainLog[],
  transactions: ReadonlyMap<string, { readonly to: string | null }>,
): readonly string[] {
  const keyOf = ({ transactionHash, address }: ChainLog) => `${transactionHash} ${address}`
  const nameOf = ({ topics: [topic] }: ChainLog) => safeEventName(topic)
  const told = new Set(logs.filter((log) => announced.includes(nameOf(log))).map(keyOf))
  const untold = logs.filter((log) => {
    const name = nameOf(log)
    const isRelayed = executed.includes(name) && transactions.get(log.transactionHash)?.to !== log.address
    return (isRelayed || byModule.includes(name)) && !told.has(keyOf(log))
  })
  return [...new Set(untold.map(({ transactionHash }) => transactionHash))]
}

/** Of nodes that can trace; of others nothing. One at a time: each may be large. */
export async function readInnerCalls(
  read: Read,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly InnerCall[]>> {
  const found = new Map<string, readonly InnerCall[]>()
  for (const hash of hashes) {
    const trace = await readTrace(read, { method: 'debug_traceTransaction', of: hash })
    if (trace !== undefined) found.set(hash, flatten(trace))
  }
  return found
}

/** The same of all transactions of a block at once. Undefined where no node does that. */
export async function readInnerCallsIn(
  read: Read,
  block: number,
): Promise<ReadonlyMap<string, readonly InnerCall[]> | undefined> {
  const trace = await readTrace(read, { method: 'debug_traceBlockByNumber', of: `0x${block.toString(16)}` })
  const traces = blockTraces.safeParse(trace).data
  return traces && new Map(traces.map(({ txHash, result }) => [txHash, flatten(result)]))
}

/** Undefined where no node traces, and of what takes a node too long or says too much: nothing else waits for it. */
async function readTrace(read: Read, { method, of }: { method: string; of: string }): Promise<unknown> {
  try {
    const [answer] = await read([{ method, params: [of, { tracer: 'callTracer' }] }])
    return answer && 'result' in answer ? answer.result : undefined
  } catch (error) {
    const isTooMuch = error instanceof FollowError && ['too-large', 'silent'].includes(error.code)
    if (!isTooMuch) throw error
    // Fails where the nodes are away altogether: then it is asked again.
    await read([])
    return undefined
  }
}

/** Those inside a call before it, as their events are. What a node says may be anything. */
function flatten(root: unknown): readonly InnerCall[] {
  const open: unknown[] = [root]
  const found: InnerCall[] = []
  while (open.length > 0 && found.length < MOST_CALLS) {
    const call: Readonly<Record<string, unknown>> = Object(open.pop())
    const { from, to, input, error, calls } = call
    // What failed is undone, with all that it called.
    if (error !== undefined) continue
    if (Array.isArray(calls)) open.push(...calls)
    if (isText(from) && isText(to) && isAddress(from) && isAddress(to) && isHex(input))
      found.push({ from: from.toLowerCase(), to: to.toLowerCase(), input, value: etherIn(call) })
  }
  return found.reverse()
}

/** Code that is only borrowed is run with the value of its caller, and moves none. */
const moving: readonly unknown[] = ['CALL', 'SELFDESTRUCT']

function etherIn({ type, value }: Readonly<Record<string, unknown>>): bigint {
  const isAmount = isText(value) && /^0x[0-9a-f]{1,64}$/i.test(value)
  return isAmount && moving.includes(type) ? BigInt(value) : 0n
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

type ModuleExecutions = PairedCalls['moduleExecutions']

/** With what modules called, where the Safe did not announce it: only where each call has its event. */
export function withInnerCalls(
  executions: ModuleExecutions,
  { safe, inner }: { safe: string; inner: readonly InnerCall[] },
): ModuleExecutions {
  const untold = executions.filter(({ call }) => !call)
  const called = inner.flatMap(({ from, to, input }) => {
    const call = to === safe ? moduleCallIn(input) : undefined
    return call ? [{ module: from, call }] : []
  })
  const isSame =
    called.length === untold.length && untold.every(({ told }, at) => told.module === called[at]?.module)
  if (!isSame) return executions
  return executions.map((one) => (one.call ? one : { ...one, call: called.shift()?.call }))
}

function moduleCallIn(input: Hex): Call | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data: input })
    if (
      functionName !== 'execTransactionFromModule' &&
      functionName !== 'execTransactionFromModuleReturnData'
    )
      return undefined
    const [to, value, data, operation] = args
    return { to: to.toLowerCase(), value, data, operation }
  } catch {
    return undefined
  }
}
