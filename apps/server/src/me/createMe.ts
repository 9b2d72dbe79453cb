import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import type { RateLimits } from '../settings/values.ts'
import type { CookieRoute } from '../sign-in/cookieRoute.ts'
import { type Cookies, createCookies, hashSecretId } from '../sign-in/cookies.ts'
import type { Database } from '../store/openStore.ts'
import { createDocumentStore, type DocumentStore } from './createDocumentStore.ts'
import { type Document, eachOnce, notes, shortText } from './document.ts'
import { readWrite } from './readWrite.ts'

export type MeDeps = {
  config: Pick<Config, 'appUrl' | 'chainId' | 'meLimits'>
  db: Database
  now: () => number
}

export type Me = {
  readonly routes: readonly CookieRoute[]
  /** Asked before everything else. */
  readonly limit: MeLimit
}

/** `/me/*`: what somebody who is signed in keeps here, for every device. */
export function createMe({ config, db, now }: MeDeps): Me {
  const store = createDocumentStore({ db, chainId: config.chainId, now })
  return {
    routes: documents.flatMap((document) => [readRoute(store, document), writeRoute(store, document)]),
    limit: createMeLimit({ limits: config.meLimits, cookies: createCookies(config), now }),
  }
}

function readRoute(store: DocumentStore, document: Document): CookieRoute {
  return {
    method: 'GET',
    path: `/me/${document.name}`,
    needsSession: true,
    answer: async (_, { session: { address } }) => jsonAnswer(200, await store.read({ address, document })),
  }
}

function writeRoute(store: DocumentStore, document: Document): CookieRoute {
  return {
    method: 'PUT',
    path: `/me/${document.name}`,
    needsSession: true,
    async answer(request, { session: { address } }) {
      const place = { address, document }
      const written = await store.write(place, await readWrite(request, document))
      // Whoever comes second gets what the first one wrote, to put both together.
      return written ? jsonAnswer(200, written) : jsonAnswer(409, await store.read(place))
    },
  }
}

const choice = z.union(
  [z.string(), z.boolean(), z.number()],
  'A preference must be text, a number, true or false.',
)

const MOST_BYTES = 4_096

/** Choices by name. Which there are is the page's affair: it trusts none of them when it reads them back. */
const preferences: Document = {
  name: 'preferences',
  empty: {},
  schema: z
    .record(
      z.string().regex(/^[a-z][A-Za-z0-9]{0,31}$/),
      choice,
      'The value must be preferences by name, like {"sound":true}.',
    )
    .check(({ value: input, issues }) => {
      if (Buffer.byteLength(JSON.stringify(input)) <= MOST_BYTES) return
      const message = `The preferences are larger than ${MOST_BYTES} bytes.`
      issues.push({ code: 'too_big', origin: 'string', maximum: MOST_BYTES, inclusive: true, input, message })
    }),
}

const LONGEST_NAME = 50

const entry = z.object(
  {
    address: z
      .custom<string>(
        (text) => typeof text === 'string' && isAddress(text, { strict: false }),
        'Not an address: it must be 0x and 40 hex characters.',
      )
      .transform((text): Address => getAddress(text)),
    name: shortText('A name', LONGEST_NAME),
  },
  'An entry must be like {"address":"0x…","name":"…"}.',
)

const MOST_ENTRIES = 1_000

/** Names by address. */
const addressBook: Document = {
  name: 'address-book',
  empty: { entries: [] },
  schema: z.object(
    {
      entries: eachOnce({
        schema: entry,
        most: MOST_ENTRIES,
        keyOf: ({ address }) => address,
        what: 'address book entries',
      }),
    },
    'The value must be like {"entries":[{"address":"0x…","name":"…"}]}.',
  ),
}

/** Everything that is kept with an account. */
const documents = [addressBook, notes, preferences] as const

/** The refusal, where it has been too much. */
type MeLimit = (request: Request, client: string) => Response | undefined

type MeLimitDeps = { limits: RateLimits; cookies: Cookies; now: () => number }

/**
 * Of one client, and of one session wherever it comes from. It stands before the session is looked up: that asks the
 * database, and for a contract the chain. Who has no session asks neither, and is not counted.
 */
function createMeLimit({ limits, cookies, now }: MeLimitDeps): MeLimit {
  const clients = createRateLimit({ limits, now })
  const sessions = createRateLimit({ limits, now })

  return (request, client) => {
    const session = hashSecretId(cookies.read(request, 'love-session'))
    if (session === undefined) return undefined
    const wait = clients.take(client) || sessions.take(session)
    if (wait === 0) return undefined
    const message = `Too many requests. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`
    return jsonAnswer(429, { message }, { 'retry-after': String(wait) })
  }
}
