import {
  getBalances,
  getCollectibles,
  getCollectiblesPage,
  getFiatCodes,
} from '@love/safe/api/endpoints/assets'
import {
  confirmMessage as confirmEndpoint,
  getMessage,
  getMessages,
  proposeMessage as proposeEndpoint,
} from '@love/safe/api/endpoints/messages'
import { type Address, getAddress } from 'viem'
import * as z from 'zod/mini'
import { createCollectibles } from '../assets/createCollectibles.ts'
import { fiatCodes } from '../assets/fiatCurrencies.ts'
import { type OwnedToken, readOwnedTokens } from '../assets/readOwnedTokens.ts'
import { createChainRoutes } from '../chain/createChainRoutes.ts'
import { createDecodeRoutes } from '../decode/createDecodeRoutes.ts'
import { createInfoRoutes } from '../info/createInfoRoutes.ts'
import { answerMessages } from '../messages/answerMessages.ts'
import type { MessageDeps } from '../messages/messageDeps.ts'
import { messageReply } from '../messages/messageReply.ts'
import { readMessageSigners } from '../messages/readMessageSigners.ts'
import { readMessage } from '../messages/storeMessage.ts'
import { confirmMessage, takeMessage } from '../messages/takeMessage.ts'
import { createFreshReads } from '../proposals/createFreshReads.ts'
import { createProposalRoutes } from '../proposals/createProposalRoutes.ts'
import { pageLink, readQueueCursor, writeCursor } from '../proposals/queuePlace.ts'
import { stateVersion } from '../proposals/readProposal.ts'
import { createTransactionRoutes } from '../transactions/createTransactionRoutes.ts'
import { followWhole } from '../transactions/followWhole.ts'
import type { GatewayParts } from './gatewayParts.ts'
import { defineRoute, type GatewayRoute } from './gatewayRoute.ts'
import { GatewayError } from './refusalOf.ts'

/** Every endpoint that there is, once: a test compares. */
export function createRoutes(parts: GatewayParts): readonly GatewayRoute[] {
  return [
    ...createProposalRoutes(parts),
    ...createTransactionRoutes(parts),
    ...createInfoRoutes(parts),
    ...createMessageRoutes(parts),
    ...createAssetRoutes(parts),
    ...createDecodeRoutes(parts.describeDeps),
    ...createChainRoutes(parts),
  ]
}

function createMessageRoutes(given: MessageDeps): readonly GatewayRoute[] {
  const { config, db, states, versions, follow } = given
  const deps = { ...given, readNow: createFreshReads(states.readNow) }
  return [
    defineRoute(
      getMessages,
      async ({ parameters: { safe_address: safe }, query: { cursor, limit }, url }) => {
        await follow(safe)
        return answerMessages(deps, { safe, cursor, limit, url })
      },
      {
        async version({ parameters: { safe_address: safe } }) {
          const [state, stored] = await Promise.all([states.read(safe), versions.read(safe.toLowerCase())])
          return `${stored} ${stateVersion(state)}`
        },
      },
    ),
    defineRoute(getMessage, async ({ parameters: { message_hash } }) => {
      const message = await readMessage(db, message_hash)
      if (!message) throw new GatewayError(404, 'There is no message with this hash.')
      const [state, signersOf] = await Promise.all([
        states.read(getAddress(message.safe)),
        readMessageSigners(db, message.safe, [message]),
      ])
      return messageReply({ message, signers: signersOf(message_hash), config, state })
    }),
    defineRoute(proposeEndpoint, ({ parameters: { safe_address: safe }, body }) => {
      const { message, origin, signature } = body
      return takeMessage(deps, { safe, message, origin, signature })
    }),
    defineRoute(confirmEndpoint, ({ parameters: { message_hash: messageHash }, body: { signature } }) =>
      confirmMessage(deps, { messageHash, signature }),
    ),
  ]
}

/** The version without pages shows no more. */
const MOST_AT_ONCE = 100

const USUAL_LIMIT = 20

const place = z.tuple([z.literal('collectibles'), z.int().check(z.minimum(0), z.maximum(1_000_000))])

function createAssetRoutes(parts: GatewayParts): readonly GatewayRoute[] {
  const { config, db, states, follow, balancesOf } = parts
  const collectiblesOf = createCollectibles(parts)

  /** Nobody vouches for a collectible, so who wants only those that somebody vouches for gets none. */
  const owned = async (
    safe: Address,
    { trusted }: { trusted?: boolean | undefined },
  ): Promise<OwnedToken[]> => {
    await (trusted ? follow(safe) : followWhole({ db, follow }, safe))
    return trusted ? [] : readOwnedTokens(db, safe)
  }
  return [
    defineRoute(getBalances, async ({ parameters: { address, currency }, query }) => {
      // Throws where there is no Safe.
      await Promise.all([follow(address), states.read(address)])
      return balancesOf(address, { currency, trusted: query.trusted ?? false })
    }),
    defineRoute(getFiatCodes, async () => [...fiatCodes]),
    defineRoute(getCollectibles, async ({ parameters: { address }, query, client }) =>
      collectiblesOf(address, (await owned(address, query)).slice(0, MOST_AT_ONCE), client),
    ),
    defineRoute(getCollectiblesPage, async ({ parameters: { address }, query, url, client }) => {
      const { cursor, limit = USUAL_LIMIT } = query
      const from = cursor === undefined ? 0 : readQueueCursor(place, cursor)[1]
      const all = await owned(address, query)
      const link = (at: number) =>
        pageLink(config.appUrl, url, at === 0 ? undefined : writeCursor(['collectibles', at]))
      return {
        next: from + limit < all.length ? link(from + limit) : undefined,
        previous: from > 0 ? link(Math.max(0, from - limit)) : undefined,
        results: await collectiblesOf(address, all.slice(from, from + limit), client),
      }
    }),
  ]
}
