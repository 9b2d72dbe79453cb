import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { Config } from '../config.ts'
import type { CookieRoute } from '../sign-in/cookieRoute.ts'
import { createCookies } from '../sign-in/cookies.ts'
import type { Database } from '../store/openStore.ts'
import { createDocumentStore, type DocumentStore } from './createDocumentStore.ts'
import { createMeLimit, type MeLimit } from './createMeLimit.ts'
import type { Document } from './document.ts'
import { documents } from './documents.ts'
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
