import { officialContracts } from '@love/contracts/deployments/safeReleases'
import { toEventSelector } from 'viem'
import { z } from 'zod'
import { type Read, readMany, wholeQuantity } from '../../follow/chain.ts'
import { FollowError } from '../../follow/FollowError.ts'
import { data, rpcAddress, rpcHash } from '../../rpc/methods/callRequest.ts'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import { findRises } from './findRises.ts'
import { demand, type FullBlock, readFullBlock } from './fullBlock.ts'
import { readOld } from './readOld.ts'
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
  readonly transaction: FullBlock['transactions'][number] & { readonly blockHash: string }
}

/**
 * What a Safe 1.0.0 executed, of which it tells nothing but what failed. Its nonce says in which blocks; there it was
 * called. Undefined where no node remembers the nonces of that time.
 */
export async function readQuietExecutions(
  read: Read,
  { chainId, safe, after, to }: QuietParameters,
): Promise<readonly QuietExecution[] | undefined> {
  const rises = await findNonceRises(read, { safe, after, to })
  if (!rises) return undefined
  const found: QuietExecution[] = []
  for (const { to: block, before: nonce } of rises)
    found.push(...(await executionsIn(read, { chainId, safe, block, nonce })))
  return found
}

/** In the same slot in every release. */
const NONCE_SLOT = '0x5'

/** Undefined where no node remembers. */
export async function noncesAt(
  read: Read,
  places: readonly { readonly safe: string; readonly block: number }[],
): Promise<readonly number[] | undefined> {
  const words = await readOld(
    read,
    places.map(({ safe, block }) => ({
      method: 'eth_getStorageAt',
      params: [safe, NONCE_SLOT, `0x${block.toString(16)}`],
    })),
  )
  const { data: parsed } = z.array(data).safeParse(words)
  return parsed?.map((word) => (word === '0x' ? 0 : Number(BigInt(word))))
}

/** `before` is the nonce of the first execution in that block. */
async function findNonceRises(read: Read, { safe, after, to }: Blocks & { readonly safe: string }) {
  const countsAt = (blocks: readonly number[]) =>
    noncesAt(
      read,
      blocks.map((block) => ({ safe, block })),
    )
  const ends = await countsAt([after, to])
  if (!ends) return undefined
  const [before = 0, now = 0] = ends
  return findRises(countsAt, { after, to, before, now })
}

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
  const found = await readFullBlock(read, block)
  if (!found) throw new FollowError('not-believed', `A node gave something else than block ${block}.`)
  const { hash: blockHash, timestamp, transactions } = found
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
