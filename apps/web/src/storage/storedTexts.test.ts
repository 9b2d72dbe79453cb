import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { createSignatureRecords } from '../account/signIn/createSignatureRecords.ts'
import { createSignInMark } from '../account/signIn/createSignInMark.ts'
import { createAgreements } from '../account/signIn/sync/createAgreements.ts'
import { parseTransactions } from '../activity/storedTransactions.ts'
import { addressBookOf } from '../book/addressBook/addressBook.ts'
import { notesOf } from '../book/notes/notes.ts'
import { parseBounds } from '../desktop/windows/rememberedBounds.ts'
import { parseAppearance } from '../preferences/appearance.ts'
import { preferencesOf } from '../preferences/preferencesOf.ts'
import { appPermissionsOf } from '../programs/safe/apps/appPermissions.ts'
import { trustedAppsOf } from '../programs/safe/apps/trustedApps.ts'
import { recentSafesOf } from '../programs/safe/home/recentSafes.ts'
import { watchedSafesOf } from '../programs/safe/home/watchedSafes.ts'
import { binOf } from '../programs/safe/recycleBin/recycleBin.ts'
import { unfinishedSchema } from '../review/unfinished/unfinishedSchema.ts'
import { recentWalletsOf } from '../wallet/recentWallets.ts'
import { draftOf } from '../wallet/safe/batch/draftSchema.ts'
import { parseBigints } from './bigintJson.ts'
import type { BrowserStorage } from './storage.ts'
import { readText } from './stored.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const owner = { address, chainId: 1337 } as const
const holding = (text: string | null): BrowserStorage => ({
  readStored: () => text,
  writeStored: () => {},
  removeStored: () => {},
  onStoredChange: () => () => {},
})

const reading =
  (read: (value: unknown) => unknown) =>
  (text: string | null): unknown =>
    readText(text, read, parseBigints)

/** Everything that is read back from storage, with its reader. */
const readers: Readonly<Record<string, (text: string | null) => unknown>> = {
  'window places': parseBounds,
  preferences: reading(preferencesOf),
  appearance: parseAppearance,
  transactions: (text) => parseTransactions(text, owner),
  'unfinished moves': reading(unfinishedSchema),
  'recent wallets': reading(recentWalletsOf),
  'recent Safes': reading(recentSafesOf),
  'watched Safes': reading(watchedSafesOf),
  'address book': reading(addressBookOf),
  notes: reading(notesOf),
  'recycle bin': reading(binOf),
  'batches of Safes': reading(draftOf),
  'trusted apps': reading(trustedAppsOf),
  'permissions of apps': reading(appPermissionsOf),
  'sign-in mark': (text) => createSignInMark(holding(text), 'key').read(),
  'sign-in proof': (text) => createSignatureRecords(holding(text)).read(address),
  'what was synced': (text) => createAgreements(holding(text), owner).read('notes'),
}

const fields = [
  'address',
  'chainId',
  'name',
  'hash',
  'title',
  'state',
  'sentAt',
  'run',
  'steps',
  'intent',
  'calls',
  'id',
  'kind',
  'call',
  'change',
  'deleted',
  'hidden',
  'tx',
  'signatures',
  'origin',
  'permissions',
  'x',
  'y',
  'width',
  'height',
  'contrast',
  'currency',
  'slippageBasisPoints',
  'version',
  'entries',
  'sig',
  'msg',
  'message',
  'messageHash',
  '__proto__',
  'constructor',
  'toString',
  'length',
]
const leaf = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(address, `0x${'12'.repeat(32)}`, '$1', -1, 1e308),
)
/** JSON that has the names of ours and the values of nobody. */
const lookalike = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value'), { maxLength: 4 }), tie('object')),
  object: fc.dictionary(fc.constantFrom(...fields), tie('value'), { maxKeys: 8 }),
})).value
const corrupt = fc.oneof(
  fc.string(),
  fc.json(),
  lookalike.map((value) => JSON.stringify(value) ?? ''),
)

const kindOf = (value: unknown) => Object.prototype.toString.call(value)

test.each(Object.entries(readers))('error: no stored text breaks the %s', (_, read) => {
  const empty = read(null)
  fc.assert(
    fc.property(corrupt, (text) => {
      const value = read(text)
      if (empty !== undefined) expect(kindOf(value)).toBe(kindOf(empty))
    }),
    { numRuns: runs(1_000, 20_000) },
  )
})
