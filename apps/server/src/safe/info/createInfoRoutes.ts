import { getAllOwnedSafes } from '@love/safe-api/endpoints/getAllOwnedSafes'
import { getOwnedSafes } from '@love/safe-api/endpoints/getOwnedSafes'
import { getSafeInfo } from '@love/safe-api/endpoints/getSafeInfo'
import { getSafeOverviews } from '@love/safe-api/endpoints/getSafeOverviews'
import type { SafeOverview } from '@love/safe-api/replies/safeOverview'
import type { Address } from 'viem'
import { createShortMemory } from '../gateway/createShortMemory.ts'
import { GatewayError } from '../gateway/GatewayError.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { type ReadingProgress, readingProgress } from '../index/readingProgress.ts'
import { createOwnedSafes } from './createOwnedSafes.ts'
import { readOverview } from './readOverview.ts'
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
  return [
    defineRoute(
      getSafeInfo,
      async ({ parameters: { address } }) =>
        safeInfoReply({ chainId, book: describeDeps.book, ...(await readFacts(address)) }),
      {
        async version({ parameters: { address } }) {
          const { state, version, progress } = await readFacts(address)
          return `${version} ${JSON.stringify([state, progress])}`
        },
      },
    ),
    defineRoute(getSafeOverviews, async ({ query }) => {
      const { safes, currency, trusted = false, wallet_address: wallet } = query
      const ours = safes.filter((safe) => safe.chainId === String(chainId))
      const found: SafeOverview[] = []
      // One after the other: fifty at once would keep everybody else waiting.
      for (const { address: safe } of ours) {
        const overview = await readOverview(parts, { safe, currency, trusted, wallet }).catch(skipMissing)
        if (overview) found.push(overview)
      }
      return found
    }),
    defineRoute(getOwnedSafes, async ({ parameters: { address } }) => ({
      safes: [...(await ownedSafes(address))],
    })),
    defineRoute(getAllOwnedSafes, async ({ parameters: { address } }) => ({
      [String(chainId)]: [...(await ownedSafes(address))],
    })),
  ]
}

/** A list of Safes may hold some that are none. */
function skipMissing(error: unknown): undefined {
  if (error instanceof GatewayError && error.status === 404) return undefined
  throw error
}
