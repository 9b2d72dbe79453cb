import type { Address } from 'viem'
import type { Database } from '../store/openStore.ts'
import type { Document } from './document.ts'
import type { DocumentWrite } from './readWrite.ts'

/** One document of one account. */
type Place = { readonly address: Address; readonly document: Document }
type Kept = { readonly version: number; readonly value: object }

export type DocumentStore = {
  read(place: Place): Promise<Kept>
  /** Undefined: somebody else has written since that version, and nothing was changed. */
  write(place: Place, write: DocumentWrite): Promise<{ readonly version: number } | undefined>
}

export type DocumentStoreDeps = { db: Database; chainId: number; now: () => number }

export function createDocumentStore({ db, chainId, now }: DocumentStoreDeps): DocumentStore {
  const keyOf = ({ address, document: { name } }: Place) => ({ address, chain_id: chainId, name })

  return {
    async read(place) {
      const row = await db
        .selectFrom('me_documents')
        .select(['version', 'value'])
        .where((eb) => eb.and(keyOf(place)))
        .executeTakeFirst()
      if (!row) return { version: 0, value: place.document.empty }
      return { version: row.version, value: JSON.parse(row.value) as object }
    },

    /** Whether it is the right version is decided by the statement that writes, whichever server runs it. */
    async write(place, { version: known, value }) {
      const version = known + 1
      const row = { version, value: JSON.stringify(value), changed_at: now() }
      if (known === 0) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('me_documents')
          .values({ ...keyOf(place), ...row })
          .onConflict((conflict) => conflict.columns(['address', 'chain_id', 'name']).doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n ? { version } : undefined
      }
      const { numUpdatedRows } = await db
        .updateTable('me_documents')
        .set(row)
        .where((eb) => eb.and({ ...keyOf(place), version: known }))
        .executeTakeFirst()
      return numUpdatedRows === 1n ? { version } : undefined
    },
  }
}
