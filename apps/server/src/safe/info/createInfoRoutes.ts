import { getAllOwnedSafes } from '@love/safe-api/endpoints/getAllOwnedSafes'
import { getOwnedSafes } from '@love/safe-api/endpoints/getOwnedSafes'
import { getSafeInfo } from '@love/safe-api/endpoints/getSafeInfo'
import { getSafeOverviews } from '@love/safe-api/endpoints/getSafeOverviews'
import type { SafeOverview } from '@love/safe-api/replies/safeOverview'
import { GatewayError } from '../gateway/GatewayError.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { createOwnedSafes } from './createOwnedSafes.ts'
import { readOverview } from './readOverview.ts'
import { safeInfoReply } from './safeInfoReply.ts'

export function createInfoRoutes(parts: GatewayParts): readonly GatewayRoute[] {
  const { config, states, versions, follow, describeDeps } = parts
  const { chainId } = config
  const ownedSafes = createOwnedSafes(parts)
  return [
    defineRoute(
      getSafeInfo,
      async ({ parameters: { address } }) => {
        await follow(address)
        const [state, version] = await Promise.all([
          states.read(address),
          versions.read(address.toLowerCase()),
        ])
        return safeInfoReply({ chainId, book: describeDeps.book, state, version })
      },
      {
        async version({ parameters: { address } }) {
          const [state, version] = await Promise.all([
            states.read(address),
            versions.read(address.toLowerCase()),
          ])
          return `${version} ${JSON.stringify(state)}`
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
