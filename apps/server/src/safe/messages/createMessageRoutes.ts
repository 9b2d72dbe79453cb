import { confirmMessage as confirmEndpoint } from '@love/safe-api/endpoints/confirmMessage'
import { getMessage } from '@love/safe-api/endpoints/getMessage'
import { getMessages } from '@love/safe-api/endpoints/getMessages'
import { proposeMessage as proposeEndpoint } from '@love/safe-api/endpoints/proposeMessage'
import { getAddress } from 'viem'
import { GatewayError } from '../gateway/GatewayError.ts'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { createFreshReads } from '../proposals/createFreshReads.ts'
import { stateVersion } from '../proposals/stateVersion.ts'
import { answerMessages } from './answerMessages.ts'
import { confirmMessage } from './confirmMessage.ts'
import type { MessageDeps } from './messageDeps.ts'
import { messageReply } from './messageReply.ts'
import { proposeMessage } from './proposeMessage.ts'
import { readMessage } from './readMessage.ts'
import { readMessageSigners } from './readMessageSigners.ts'

export function createMessageRoutes(given: MessageDeps): readonly GatewayRoute[] {
  const { db, states, versions, follow } = given
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
      if (!message) throw new GatewayError(404, 'There is no message with this hash here.')
      const [state, signersOf] = await Promise.all([
        states.read(getAddress(message.safe)),
        readMessageSigners(db, message.safe, [message]),
      ])
      return messageReply({ message, signers: signersOf(message_hash), state })
    }),
    defineRoute(proposeEndpoint, ({ parameters: { safe_address: safe }, body }) => {
      const { message, origin, signature } = body
      return proposeMessage(deps, { safe, message, origin, signature })
    }),
    defineRoute(confirmEndpoint, ({ parameters: { message_hash: messageHash }, body: { signature } }) =>
      confirmMessage(deps, { messageHash, signature }),
    ),
  ]
}
