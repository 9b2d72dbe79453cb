import { count, fieldsOf } from '../../../storage/schema.ts'
import { ServerRefusal } from '../ServerRefusal.ts'
import { type CookieDeps, sendCookieRequest } from '../sendCookieRequest.ts'
import type { SyncedDocument } from './syncedDocument.ts'

export type ServerDocument = { readonly version: number; readonly value: unknown }

export type AccountServer = {
  readonly read: (name: SyncedDocument['name'], signal: AbortSignal) => Promise<ServerDocument>
  /** `conflict`: somebody has written since that version. */
  readonly write: (
    name: SyncedDocument['name'],
    document: ServerDocument,
    signal: AbortSignal,
  ) => Promise<{ readonly version: number } | { readonly conflict: ServerDocument }>
}

/** What the account keeps. Throws `ServerRefusal` for every answer that does not fit. */
export function createAccountServer(deps: CookieDeps): AccountServer {
  return {
    async read(name, signal) {
      const { value } = await sendCookieRequest(deps, { method: 'GET', path: `/me/${name}`, signal })
      return documentOf(value)
    },
    async write(name, document, signal) {
      const { status, value } = await sendCookieRequest(deps, {
        method: 'PUT',
        path: `/me/${name}`,
        body: document,
        expected: [200, 409],
        signal,
      })
      const answer = documentOf(value)
      return status === 409 ? { conflict: answer } : { version: answer.version }
    },
  }
}

function documentOf(answer: unknown): ServerDocument {
  const { value, ...said } = fieldsOf(answer)
  const version = count(said.version)
  if (version === undefined) throw new ServerRefusal(200, 'Unexpected response from the server.')
  return { version, value }
}
