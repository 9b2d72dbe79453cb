import {
  getServiceMessage,
  getServiceMessages,
  serviceAddMessage,
  serviceConfirmMessage,
} from '@love/safe/api/service/serviceMessages'
import type { ServiceMessage } from '@love/safe/api/service/serviceReplies'
import { getAddress } from 'viem'
import type { SafeMessages } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { defineRoute, type GatewayRoute, type RouteInput } from '../gateway/gatewayRoute.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import type { MessageDeps } from '../messages/messageDeps.ts'
import { type MessageReplyParameters, messageReply } from '../messages/messageReply.ts'
import { readMessageSigners } from '../messages/readMessageSigners.ts'
import { readMessage } from '../messages/storeMessage.ts'
import { confirmMessage, takeMessage } from '../messages/takeMessage.ts'
import { countedOf } from '../proposals/confirmationsOf.ts'
import { createFreshReads } from '../proposals/createFreshReads.ts'
import { stateVersion } from '../proposals/readProposal.ts'
import { signatureTypes } from './createMultisigReplies.ts'
import { type Slice, servicePage, sliceOf } from './servicePage.ts'

/** What owners sign off-chain, as bots ask for it. What is taken is what the gateway takes. */
export function createMessageServiceRoutes(parts: MessageDeps): readonly GatewayRoute[] {
  const { config, db, states, versions, follow } = parts
  const deps = { ...parts, readNow: createFreshReads(states.readNow) }
  return [
    defineRoute(
      getServiceMessages,
      async ({ parameters: { address }, query, url }) => {
        await follow(address)
        const safe = address.toLowerCase()
        const slice = sliceOf(query)
        const [state, { rows, count }] = await Promise.all([
          states.read(address),
          readSome(db, { safe, ordering: query.ordering, ...slice }),
        ])
        const signersOf = await readMessageSigners(db, safe, rows)
        const results = rows.map((message) =>
          reply({ message, signers: signersOf(message.message_hash), config, state }),
        )
        return servicePage({ config, url, count, ...slice, results })
      },
      {
        async version({ parameters: { address } }) {
          const [state, stored] = await Promise.all([
            states.read(address),
            versions.read(address.toLowerCase()),
          ])
          return `${stored} ${stateVersion(state)}`
        },
      },
    ),
    defineRoute(getServiceMessage, async ({ parameters: { messageHash } }) => {
      const message = await readMessage(db, messageHash)
      if (!message) throw new GatewayError(404, 'There is no message with this hash.')
      const [state, signersOf] = await Promise.all([
        states.read(getAddress(message.safe)),
        readMessageSigners(db, message.safe, [message]),
      ])
      return reply({ message, signers: signersOf(messageHash), config, state })
    }),
    defineRoute(serviceAddMessage, ({ parameters: { address: safe }, body }) => {
      const { message, origin, signature } = body
      return takeMessage(deps, { safe, message, origin, signature })
    }),
    defineRoute(serviceConfirmMessage, ({ parameters: { messageHash }, body: { signature } }) =>
      confirmMessage(deps, { messageHash, signature }),
    ),
  ]
}

type SomeParameters = Slice & {
  safe: string
  ordering: RouteInput<typeof getServiceMessages>['query']['ordering']
}

async function readSome(
  db: Database,
  { safe, ordering = '-created', limit, offset }: SomeParameters,
): Promise<{ rows: SafeMessages[]; count: number }> {
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const messages = db.selectFrom('safe_messages as message').where('message.safe', '=', safe)
  const [rows, { count }] = await Promise.all([
    messages
      .selectAll('message')
      .orderBy(
        ({ fn, ref, selectFrom }) =>
          ordering.endsWith('created')
            ? ref('message.submitted_at')
            : fn.coalesce(
                selectFrom('safe_message_signatures as signed')
                  .select(({ fn: { max } }) => max('signed.submitted_at').as('last'))
                  .whereRef('signed.message_hash', '=', 'message.message_hash'),
                ref('message.submitted_at'),
              ),
        direction,
      )
      .orderBy('message.message_hash', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    messages.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, count }
}

function reply(parameters: MessageReplyParameters): ServiceMessage {
  const { message: row, signers, state } = parameters
  const told = messageReply(parameters)
  return {
    created: new Date(told.creationTimestamp).toISOString(),
    modified: new Date(told.modifiedTimestamp).toISOString(),
    safe: getAddress(row.safe),
    messageHash: told.messageHash,
    message: told.message,
    proposedBy: told.proposedBy.value,
    safeAppId: null,
    confirmations: countedOf(signers.confirmations, state.owners).map(
      ({ owner, kind, signature, submittedAt }) => {
        const moment = new Date(submittedAt).toISOString()
        return { created: moment, modified: moment, owner, signature, signatureType: signatureTypes[kind] }
      },
    ),
    preparedSignature: told.preparedSignature ?? null,
    origin: row.origin ?? '{}',
  }
}
