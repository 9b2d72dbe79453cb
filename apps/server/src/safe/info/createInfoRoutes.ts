import {
  getAllOwnedSafes,
  getAllOwnedSafesV2,
  getAllOwnedSafesV3,
  getOwnedSafes,
  getSafeInfo,
  getSafeOverviews,
  getSafeOverviewsV2,
} from '@love/safe/api/endpoints/safes'
import type { OwnedSafes } from '@love/safe/api/replies/addresses'
import type { SafeOverview } from '@love/safe/api/replies/safes'
import { createSafeVerifier, type SafeCode } from '@love/safe/trust/createSafeVerifier'
import { type Address, getAddress } from 'viem'
import { createShortMemory } from '../gateway/createShortMemory.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { defineRoute, type GatewayRoute, type RouteInput } from '../gateway/gatewayRoute.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { readUnexplained } from '../index/etherLooks.ts'
import { type ReadingProgress, readingProgress } from '../index/progress.ts'
import { safesOfOwner } from '../index/storeOwners.ts'
import { readOutdated } from '../proposals/readOutdated.ts'
import { readQueue } from '../proposals/readQueue.ts'
import { safeInfoReply } from './safeInfoReply.ts'

export function createInfoRoutes(parts: GatewayParts): readonly GatewayRoute[] {
  const { config, db, states, versions, follow, describeDeps, now } = parts
  const { chainId } = config
  const ownedSafes = createOwnedSafes(parts)
  const remembered = createShortMemory<ReadingProgress | undefined>({
    now,
    keepMs: 500,
    mostBytes: 4 * 1024 * 1024,
  })
  const readFacts = async (address: Address) => {
    // Before all else: whether its past is read is known from then on.
    await follow(address)
    const safe = address.toLowerCase()
    const [state, version, progress] = await Promise.all([
      states.read(address),
      versions.read(safe),
      remembered(safe, () => readingProgress(db, safe)),
    ])
    return { state, version, progress }
  }
  const overviews = async ({ query }: Pick<RouteInput<typeof getSafeOverviews>, 'query'>) => {
    const { safes, currency, trusted = false, wallet_address: wallet } = query
    const ours = safes.filter((safe) => safe.chainId === String(chainId))
    const found: SafeOverview[] = []
    // One after the other: fifty at once would keep everybody else waiting.
    for (const { address: safe } of ours) {
      const overview = await readOverview(parts, { safe, currency, trusted, wallet }).catch(skipMissing)
      if (overview) found.push(overview)
    }
    return found
  }
  return [
    defineRoute(
      getSafeInfo,
      async ({ parameters: { address } }) => {
        const facts = await readFacts(address)
        const unexplainedEther = await readUnexplained(db, address.toLowerCase())
        return safeInfoReply({ chainId, book: describeDeps.book, ...facts, unexplainedEther })
      },
      {
        async version({ parameters: { address } }) {
          const { state, version, progress } = await readFacts(address)
          return `${version} ${JSON.stringify([state, progress])}`
        },
      },
    ),
    ...[getSafeOverviews, getSafeOverviewsV2].map((endpoint) => defineRoute(endpoint, overviews)),
    defineRoute(getOwnedSafes, ({ parameters: { address } }) => ownedSafes(address)),
    ...[getAllOwnedSafes, getAllOwnedSafesV2, getAllOwnedSafesV3].map((endpoint) =>
      defineRoute(endpoint, async ({ parameters: { address } }) => ({
        [String(chainId)]: (await ownedSafes(address)).safes,
      })),
    ),
  ]
}

/** A list of Safes may hold some that are none. */
function skipMissing(error: unknown): undefined {
  if (error instanceof GatewayError && error.status === 404) return undefined
  throw error
}

/** Whoever asks for somebody's Safes will look at some of them: that counts as a look. */
const MOST_BEGUN = 10

const CHECKED_MS = 10 * 60_000

const unread = { isVerified: false, why: 'Its code cannot be read right now.' } as const

/** The Safes of an owner that we know. Anybody can make a contract that names an owner, so only those with the code of a Safe count. */
export function createOwnedSafes({
  db,
  client,
  follow,
  now,
}: Pick<GatewayParts, 'db' | 'client' | 'follow' | 'now'>): (owner: Address) => Promise<OwnedSafes> {
  const verify = createSafeVerifier(client)
  const checked = createShortMemory<SafeCode>({ now, keepMs: CHECKED_MS, mostBytes: 4 * 1024 * 1024 })

  return async (owner) => {
    // In the same order while one after the other is followed: a list must not jump under a finger.
    const known = (await safesOfOwner(db, owner.toLowerCase())).toSorted((a, b) => (a.safe < b.safe ? -1 : 1))
    const unfollowed = known.filter(({ isFollowed }) => !isFollowed).slice(0, MOST_BEGUN)
    // Where they are followed their past is read meanwhile. Where that cannot be, they are still named.
    for (const { safe } of unfollowed) follow(getAddress(safe)).catch(() => {})
    const judged = await Promise.all(
      known.map(async ({ safe }) => {
        const address = getAddress(safe)
        return { address, code: await checked(safe, () => verify(address)).catch(() => unread) }
      }),
    )
    const unverified = judged.flatMap(({ address, code }) =>
      code.isVerified ? [] : [{ address, why: code.why }],
    )
    return {
      safes: judged.flatMap(({ address, code }) => (code.isVerified ? [address] : [])),
      ...(unverified.length > 0 && { unverified }),
    }
  }
}

type OverviewParameters = {
  safe: Address
  currency: string
  trusted: boolean
  /** Whose confirmation is looked for. */
  wallet: Address | undefined
}

/** A queue is never longer. */
const MOST_QUEUED = 100

async function readOverview(
  { config, db, states, describeDeps: { book }, balancesOf }: GatewayParts,
  { safe, currency, trusted, wallet }: OverviewParameters,
): Promise<SafeOverview> {
  const [state, { fiatTotal }] = await Promise.all([
    states.read(safe),
    balancesOf(safe, { currency, trusted }),
  ])
  const address = safe.toLowerCase()
  const listed = await readQueue(db, { safe: address, nonce: state.nonce, limit: MOST_QUEUED })
  const { chainId } = config
  const hashes = listed.map(({ safe_tx_hash }) => safe_tx_hash)
  const outdated = await readOutdated(db, { chainId, state, hashes })
  // What an update of the Safe has ended is still shown in the queue, but can no longer be executed.
  const queue = listed.filter(({ safe_tx_hash }) => !outdated.has(safe_tx_hash))
  const isOwner = wallet !== undefined && state.owners.includes(wallet)
  const waiting = queue.filter(({ signed, approved }) => {
    const counted = state.owners.filter((owner) => `${signed},${approved}`.includes(owner.toLowerCase()))
    return isOwner && counted.length < state.threshold && !counted.includes(wallet)
  })
  return {
    address: book.info(safe),
    chainId: String(chainId),
    threshold: state.threshold,
    owners: state.owners.map(book.info),
    fiatTotal,
    queued: queue.length,
    awaitingConfirmation: wallet === undefined ? null : waiting.length,
  }
}
