import { officialAddresses, officialContracts } from '@love/contracts/deployments/safeReleases'
import { safeRules } from '@love/safe/safeRules'
import { toEventSelector } from 'viem'
import { z } from 'zod'
import { type Read, readHeaders, readMany } from '../../follow/chain.ts'
import type { ChainLog } from '../../follow/chainLog.ts'
import { FollowError } from '../../follow/FollowError.ts'
import type { TimedLog } from '../../follow/followSource.ts'
import { logsCall, parseLogs } from '../../follow/logQuestion.ts'
import { data, quantity, rpcAddress, rpcHash } from '../../rpc/methods/callRequest.ts'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import { type InnerCall, readInnerCalls, untoldIn } from './innerCalls.ts'
import { type QuietSetup, readQuietSetups } from './quietSetups.ts'
import { decodeSafeEvent } from './safeEvent.ts'
import { QUIET_PLACE, safeEventName } from './safeEvents.ts'
import { placeOf } from './safeGroup.ts'

/** Before 1.3.0 factories told the proxy only. */
const oldTopic = toEventSelector('event ProxyCreation(address)')

export const proxyCreationTopics: readonly string[] = [
  toEventSelector('event ProxyCreation(address,address)'),
  oldTopic,
]

export const proxyFactories: readonly string[] = officialAddresses('proxyFactory')

/** Any other code behind a proxy may claim any owners. */
export const knownImplementations: ReadonlySet<string> = new Set(
  officialAddresses('singleton', 'singletonL2'),
)

/** Of 1.3.0 and later: they tell what they execute and what ether they are sent, and hash with the chain's id. */
export const modernImplementations: ReadonlySet<string> = new Set(
  officialContracts
    .filter(({ role, version }) => role.startsWith('singleton') && safeRules(version).hasChainId)
    .map(({ address }) => address.toLowerCase()),
)

export type ProxyCreation = {
  factory: string
  proxy: string
  /** Undefined where the factory does not tell it. */
  implementation: string | undefined
}

/** From 1.4.1 on the proxy is a topic, before that it is not. */
export function decodeProxyCreation(
  log: Pick<ChainLog, 'address' | 'topics' | 'data'>,
): ProxyCreation | undefined {
  const [topic, ...indexed] = log.topics
  const words = [...indexed.map((word) => word.slice(2)), ...(log.data.slice(2).match(/.{64}/g) ?? [])]
  const [proxy, implementation] = words.map((word) => `0x${word.slice(-40)}`)
  if (topic === undefined || !proxyCreationTopics.includes(topic) || proxy === undefined) return undefined
  if (topic === oldTopic) return { factory: log.address, proxy, implementation: undefined }
  return implementation === undefined ? undefined : { factory: log.address, proxy, implementation }
}

/** How a Safe came to be: by its own word in the transaction, and by that of whoever made its proxy. */
export function creationRow(safe: string, log: TimedLog, origins: Origins): SafeCreations {
  const receipt = origins.receipts.get(log.transactionHash)
  const quiet = origins.quietSetups.get(safe)
  const logs = [log, ...(receipt?.logs ?? [])].map((one) => ({ ...log, ...one }))
  const setup = logs.flatMap((one) => {
    const event = one.address === safe ? decodeSafeEvent(one) : undefined
    return event?.kind === 'setup' ? [{ ...event, log: one }] : []
  })[0]
  const proxy = logs.map(decodeProxyCreation).find((made) => made?.proxy === safe)
  return {
    ...placeOf(safe, setup?.log ?? { ...log, logIndex: QUIET_PLACE + log.logIndex }),
    creator: receipt?.from ?? null,
    factory: proxy?.factory ?? null,
    implementation: proxy?.implementation ?? quiet?.implementation ?? null,
    owners: (setup ?? quiet)?.owners.join() ?? null,
    threshold:
      setup && setup.threshold <= Number.MAX_SAFE_INTEGER
        ? Number(setup.threshold)
        : (quiet?.threshold ?? null),
    fallback_handler: setup?.fallbackHandler ?? null,
  }
}

const transaction = z.object({ blockHash: rpcHash, from: rpcAddress, to: rpcAddress.nullable(), input: data })

const receipt = z.object({
  blockHash: rpcHash,
  from: rpcAddress,
  logs: z.array(
    z.object({ address: rpcAddress, topics: z.array(rpcHash), data, logIndex: quantity.transform(Number) }),
  ),
})

export type ChainTransaction = z.infer<typeof transaction>

type ChainReceipt = z.infer<typeof receipt>

/** The transactions that logs come from, by hash. One that is too large to be read is missing. */
export type Origins = {
  transactions: ReadonlyMap<string, ChainTransaction>
  receipts: ReadonlyMap<string, ChainReceipt>
  /** By Safe: of those that did not tell it. */
  quietSetups: ReadonlyMap<string, QuietSetup>
  /** By transaction: of those in which a Safe executed something without telling what. */
  innerCalls: ReadonlyMap<string, readonly InnerCall[]>
}

/** What is not in the logs themselves: who sent it and what was called, and what else the creation of a Safe told. */
export async function readOrigins(read: Read, logs: readonly ChainLog[]): Promise<Origins> {
  const executed: ChainLog[] = []
  const created: ChainLog[] = []
  for (const log of logs) {
    const name = safeEventName(log.topics[0])
    if (name === 'success' || name === 'failure') executed.push(log)
    if (name === 'setup' || decodeProxyCreation(log)) created.push(log)
  }
  const [transactions, receipts] = [
    await readByHash(read, executed, { method: 'eth_getTransactionByHash', shape: transaction }),
    await readByHash(read, created, { method: 'eth_getTransactionReceipt', shape: receipt }),
  ]
  const quiet = created.flatMap((log) => {
    const proxy = decodeProxyCreation(log)?.proxy
    const told = receipts.get(log.transactionHash)?.logs ?? []
    const isTold = told.some(
      ({ address, topics: [topic] }) => address === proxy && safeEventName(topic) === 'setup',
    )
    return proxy === undefined || isTold ? [] : [{ proxy, block: log.block }]
  })
  return {
    transactions,
    receipts,
    quietSetups: await readQuietSetups(read, quiet),
    innerCalls: await readInnerCalls(read, untoldIn(logs, transactions)),
  }
}

/** How a Safe came to be in that block, where one of the factories made it. */
export async function findCreation(
  read: Read,
  { address, block }: { address: string; block: number },
): Promise<SafeCreations | undefined> {
  const question = { addresses: proxyFactories, topics: proxyCreationTopics, from: block, to: block }
  const [answer] = await read([logsCall(question)])
  const made = answer && 'result' in answer ? parseLogs(answer.result, question) : []
  const log = made.find((one) => decodeProxyCreation(one)?.proxy === address)
  if (!log) return undefined
  const timestamp = (await readHeaders(read, [block])).get(block)?.timestamp ?? 0
  return creationRow(address, { ...log, timestamp }, await readOrigins(read, [log]))
}

async function readByHash<T extends { blockHash: string }>(
  read: Read,
  logs: readonly ChainLog[],
  { method, shape }: { method: string; shape: z.ZodType<T> },
): Promise<Map<string, T>> {
  const blocks = new Map(logs.map(({ transactionHash, blockHash }) => [transactionHash, blockHash]))
  const hashes = [...blocks.keys()]
  const results = await readMany(
    read,
    hashes.map((one) => ({ method, params: [one] })),
  )
  const found = new Map<string, T>()
  for (const [at, one] of hashes.entries()) {
    if (results[at] === undefined) continue
    const { data: parsed } = shape.safeParse(results[at])
    if (parsed?.blockHash !== blocks.get(one)) {
      throw new FollowError('not-believed', `A node does not have transaction ${one} where its logs are.`)
    }
    if (parsed) found.set(one, parsed)
  }
  return found
}
