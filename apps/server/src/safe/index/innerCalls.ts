import { safeAbi } from '@love/contracts/abi/safe.abi'
import { decodeFunctionData, type Hex, isAddress, isHex } from 'viem'
import type { Read } from '../../follow/chain.ts'
import type { ChainLog } from '../../follow/chainLog.ts'
import type { PairedCalls } from './pairCalls.ts'
import type { Call } from './safeEvent.ts'
import { type SafeEventName, safeEventName } from './safeEvents.ts'

/** Made inside a transaction, and not undone. Addresses in lower case. */
export type InnerCall = { readonly from: string; readonly to: string; readonly input: Hex }

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
    const [answer] = await read([
      { method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] },
    ])
    if (answer && 'result' in answer) found.set(hash, flatten(answer.result))
  }
  return found
}

/** Those inside a call before it, as their events are. What a node says may be anything. */
function flatten(root: unknown): readonly InnerCall[] {
  const open: unknown[] = [root]
  const found: InnerCall[] = []
  while (open.length > 0 && found.length < MOST_CALLS) {
    const { from, to, input, error, calls }: Readonly<Record<string, unknown>> = Object(open.pop())
    // What failed is undone, with all that it called.
    if (error !== undefined) continue
    if (Array.isArray(calls)) open.push(...calls)
    if (isText(from) && isText(to) && isAddress(from) && isAddress(to) && isHex(input))
      found.push({ from: from.toLowerCase(), to: to.toLowerCase(), input })
  }
  return found.reverse()
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
