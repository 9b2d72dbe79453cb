import { officialContracts } from '@love/contracts/deployments/safeReleases'
import { toEventSelector } from 'viem'
import { z } from 'zod'
import { type Read, readMany, wholeQuantity } from '../../follow/chain.ts'
import { FollowError } from '../../follow/FollowError.ts'
import { data, rpcAddress, rpcHash } from '../../rpc/methods/callRequest.ts'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import { QUIET_PLACE, safeEventName } from './safeEvents.ts'
import type { SafeGroup } from './safeGroup.ts'
import { decodeExecution, hashesOfCall } from './signedCall.ts'

/** The only release that does not tell what it executes. */
export const silentSingletons: readonly string[] = officialContracts
  .filter(({ version, role }) => version === '1.0.0' && role === 'singleton')
  .map(({ address }) => address.toLowerCase())

export function isSilent({ implementation }: Pick<SafeCreations, 'implementation'>): boolean {
  return implementation !== null && silentSingletons.includes(implementation)
}

/** Blocks behind `after`, up to `to`. */
type Blocks = { readonly after: number; readonly to: number }

export type QuietParameters = Blocks & { readonly chainId: number; readonly safe: string }

/** As if the Safe had told it: what was called, and that it was executed. */
export type QuietExecution = {
  readonly group: SafeGroup
  readonly nonce: number
  readonly transaction: ChainBlock['transactions'][number] & { readonly blockHash: string }
}

/**
 * What a Safe 1.0.0 executed, of which it tells nothing but what failed. Its nonce says in which blocks; there it was
 * called. Undefined where no node remembers the nonces of that time.
 */
export async function readQuietExecutions(
  read: Read,
  { chainId, safe, after, to }: QuietParameters,
): Promise<readonly QuietExecution[] | undefined> {
  const rises = await findRises(read, { safe, after, to })
  if (!rises) return undefined
  const found: QuietExecution[] = []
  for (const { block, nonce } of rises)
    found.push(...(await executionsIn(read, { chainId, safe, block, nonce })))
  return found
}

/** In the same slot in every release. */
const NONCE_SLOT = '0x5'

const QUESTIONS_A_REQUEST = 25

/** Undefined where no node remembers. */
export async function noncesAt(
  read: Read,
  places: readonly { readonly safe: string; readonly block: number }[],
): Promise<readonly number[] | undefined> {
  const nonces: number[] = []
  for (let at = 0; at < places.length; at += QUESTIONS_A_REQUEST) {
    const some = places.slice(at, at + QUESTIONS_A_REQUEST)
    const answers = await read(
      some.map(({ safe, block }) => ({
        method: 'eth_getStorageAt',
        params: [safe, NONCE_SLOT, `0x${block.toString(16)}`],
      })),
    )
    for (const index of some.keys()) {
      const answer = answers[index]
      const word = answer && 'result' in answer ? data.safeParse(answer.result).data : undefined
      if (word === undefined) return undefined
      nonces.push(word === '0x' ? 0 : Number(BigInt(word)))
    }
  }
  return nonces
}

type Rise = {
  readonly block: number
  /** Of the first execution in it. */
  readonly nonce: number
}

/** By halves, those of all places at once. */
async function findRises(
  read: Read,
  { safe, after, to }: Blocks & { readonly safe: string },
): Promise<readonly Rise[] | undefined> {
  const ends = await noncesAt(read, [
    { safe, block: after },
    { safe, block: to },
  ])
  if (!ends) return undefined
  const [before = 0, now = 0] = ends
  let open = [{ after, to, before, now }].filter((span) => span.before < span.now)
  const rises: Rise[] = []
  while (open.length > 0) {
    for (const span of open)
      if (span.to - span.after === 1) rises.push({ block: span.to, nonce: span.before })
    const wide = open.filter((span) => span.to - span.after > 1)
    const middles = wide.map((span) => Math.floor((span.after + span.to) / 2))
    const nonces = await noncesAt(
      read,
      middles.map((block) => ({ safe, block })),
    )
    if (!nonces) return undefined
    open = wide
      .flatMap((span, at) => {
        const [middle = span.to, nonce = span.now] = [middles[at], nonces[at]]
        return [
          { ...span, to: middle, now: nonce },
          { ...span, after: middle, before: nonce },
        ]
      })
      .filter((span) => span.before < span.now)
  }
  return rises.toSorted((a, b) => a.block - b.block)
}

const chainBlock = z.object({
  hash: rpcHash,
  timestamp: wholeQuantity,
  transactions: z.array(
    z.object({ hash: rpcHash, from: rpcAddress, to: rpcAddress.nullable(), input: data }),
  ),
})

type ChainBlock = z.infer<typeof chainBlock>

const outcome = z.object({
  blockHash: rpcHash,
  status: z.literal(['0x1', '0x0']),
  transactionIndex: wholeQuantity,
  logs: z.array(z.object({ address: rpcAddress, topics: z.array(rpcHash) })),
})

const failedTopic = toEventSelector('event ExecutionFailed(bytes32)')

type BlockParameters = { chainId: number; safe: string; block: number; nonce: number }

/** Of the transactions that were sent to the Safe itself: what another contract made it do only a trace would tell. */
async function executionsIn(
  read: Read,
  { chainId, safe, block, nonce: first }: BlockParameters,
): Promise<readonly QuietExecution[]> {
  const [answer] = await readMany(read, [
    { method: 'eth_getBlockByNumber', params: [`0x${block.toString(16)}`, true] },
  ])
  const { hash: blockHash, timestamp, transactions } = demand(chainBlock, answer, block)
  const calls = transactions.flatMap((transaction) => {
    const call = transaction.to === safe ? decodeExecution(transaction.input) : undefined
    return call ? [{ transaction, call }] : []
  })
  const receipts = await readMany(
    read,
    calls.map(({ transaction }) => ({ method: 'eth_getTransactionReceipt', params: [transaction.hash] })),
  )
  let nonce = first
  return calls.flatMap(({ transaction, call }, at): QuietExecution[] => {
    const { status, logs, transactionIndex, ...receipt } = demand(outcome, receipts[at], block)
    if (receipt.blockHash !== blockHash)
      throw new FollowError('not-believed', `A node has a transaction of block ${block} elsewhere.`)
    if (status === '0x0') return []
    const own = logs.filter(({ address }) => address === safe).map(({ topics: [topic] }) => topic)
    const counted = nonce++
    // The first hash is that of later releases, which tell what they execute.
    const [, hash] = hashesOfCall({ chainId, safe }, call, BigInt(counted))
    const isTold = own.some((topic) => ['success', 'failure'].includes(safeEventName(topic) ?? ''))
    if (hash === undefined || isTold) return []
    const log = {
      ...{ address: safe, topics: [], data: '0x', block, blockHash, timestamp },
      logIndex: QUIET_PLACE + transactionIndex,
      transactionHash: transaction.hash,
    }
    const success = !own.includes(failedTopic)
    const group: SafeGroup = {
      safe,
      transactionHash: transaction.hash,
      events: [
        { log, told: { kind: 'multisig-call', call: { ...call, nonce: BigInt(counted) } } },
        { log, told: { kind: 'executed', hash, payment: 0n, success } },
      ],
      transfers: [],
    }
    return [{ group, nonce: counted, transaction: { ...transaction, blockHash } }]
  })
}

function demand<T>(shape: z.ZodType<T>, value: unknown, block: number): T {
  const { data: parsed } = shape.safeParse(value)
  if (!parsed) throw new FollowError('not-believed', `A node gave something else than block ${block}.`)
  return parsed
}
