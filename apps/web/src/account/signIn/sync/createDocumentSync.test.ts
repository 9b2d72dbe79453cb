import { type Address, getAddress, type Hash, numberToHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testBrowser } from '../../../../test/testBrowser.ts'
import { createTestServer } from '../../../../test/testServer.ts'
import {
  type AddressBookEntry,
  addressBookOf,
  withEntries,
  withoutEntry,
} from '../../../book/addressBook/addressBook.ts'
import { notesOf, stringifyNotes, withNote } from '../../../book/notes/notes.ts'
import { preferencesKey } from '../../../preferences/appearance.ts'
import { createPreferencesStore } from '../../../preferences/preferences.ts'
import { defaultPreferences } from '../../../preferences/preferencesOf.ts'
import { stored } from '../../../storage/stored.ts'
import { addressBookDocument } from './addressBookDocument.ts'
import { createAccountServer } from './createAccountServer.ts'
import { createAgreements } from './createAgreements.ts'
import { createDocumentSync } from './createDocumentSync.ts'
import { notesDocument } from './notesDocument.ts'
import { preferencesDocument } from './preferencesDocument.ts'

const account = getAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')
const at = (number: number): Address => getAddress(numberToHex(number, { size: 20 }))
const named = (number: number, name: string): AddressBookEntry => ({ address: at(number), name })
const hash = (number: number): Hash => numberToHex(number, { size: 32 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pause = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

function signedInServer() {
  const server = createTestServer()
  server.state.session = account
  return server
}

/** One browser, with what it keeps and its session. */
function openBrowser(server: ReturnType<typeof createTestServer>, browser = testBrowser()) {
  const tab = browser.openTab()
  const isKept = (key: string) => () => tab.readStored(key) !== null
  const book = stored('book', addressBookOf, { storage: tab })
  const notes = stored('notes', notesOf, { storage: tab, write: stringifyNotes })
  const preferences = createPreferencesStore(tab, () => ({ dataset: {} }))
  const documents = [
    addressBookDocument(book, isKept('book')),
    notesDocument(notes, isKept('notes')),
    preferencesDocument(preferences, isKept(preferencesKey)),
  ]
  const failures: unknown[] = []
  let looks: (() => void)[] = []
  let turn = new AbortController()

  async function signIn() {
    turn = new AbortController()
    looks = documents.map((document) =>
      createDocumentSync(
        {
          server: createAccountServer({ fetch: server.fetch, isFramed: () => false }),
          agreements: createAgreements(tab, { address: account, chainId: 1337 }),
          signal: turn.signal,
          onWorking: () => {},
          onDone: () => {},
          onFailure: (error) => failures.push(error),
        },
        document,
      ),
    )
    await pause(10)
  }

  async function lookAgain() {
    for (const look of looks) look()
    await pause(10)
  }

  return { browser, book, notes, preferences, failures, signIn, lookAgain, signOut: () => turn.abort() }
}

test('default: what is kept here comes to the account, and from there to the next browser', async () => {
  const server = signedInServer()
  const one = openBrowser(server)
  one.book.update((book) => withEntries(book, [named(1, 'Ann')]))
  one.notes.update((notes) => withNote(notes, hash(1), 'rent'))
  one.preferences.update((chosen) => ({ ...chosen, currency: 'LOVE', wallpaper: 'plain' }))
  await one.signIn()
  expect(server.kept.get('/me/address-book')).toEqual({ version: 1, value: { entries: [named(1, 'Ann')] } })
  expect(server.kept.get('/me/notes')).toEqual({
    version: 1,
    value: { notes: [{ safeTxHash: hash(1), text: 'rent' }] },
  })
  const two = openBrowser(server)
  two.book.update((book) => withEntries(book, [named(2, 'Bea')]))
  await two.signIn()
  expect(two.book.get()).toEqual([named(1, 'Ann'), named(2, 'Bea')])
  expect([...two.notes.get().values()]).toEqual(['rent'])
  expect(two.preferences.get()).toMatchObject({ currency: 'LOVE', wallpaper: 'plain', sound: false })
  expect(server.kept.get('/me/address-book')?.version).toBe(2)
  expect([...one.failures, ...two.failures]).toEqual([])
})

test('behavior: edits are sent together, a second after the last one, and nothing where nothing changed', async () => {
  const server = signedInServer()
  const one = openBrowser(server)
  await one.signIn()
  await pause(2_000)
  server.asked.length = 0
  one.book.update((book) => withEntries(book, [named(1, 'Ann')]))
  await pause(900)
  one.book.update((book) => withEntries(book, [named(2, 'Bea')]))
  await pause(900)
  expect(server.asked).toEqual([])
  await pause(200)
  expect(server.paths()).toEqual(['PUT /me/address-book'])
  one.book.update((book) => withoutEntry(withEntries(book, [named(3, 'Cem')]), at(3)))
  await pause(2_000)
  expect(server.asked).toHaveLength(1)
})

test('behavior: two browsers that edit at once lose nothing, and what one removed stays away', async () => {
  const server = signedInServer()
  const one = openBrowser(server)
  one.book.update((book) => withEntries(book, [named(1, 'Ann'), named(2, 'Bea')]))
  await one.signIn()
  const two = openBrowser(server)
  await two.signIn()
  one.book.update((book) => withoutEntry(book, at(1)))
  two.book.update((book) => withEntries(book, [named(2, 'Beatrice'), named(3, 'Cem')]))
  await pause(2_500)
  const all = [named(2, 'Beatrice'), named(3, 'Cem')]
  expect(two.book.get()).toEqual(all)
  expect(server.kept.get('/me/address-book')?.value).toEqual({ entries: expect.arrayContaining(all) })
  one.signOut()
  await one.signIn()
  expect(one.book.get()).toEqual(all)
  expect(server.kept.get('/me/address-book')?.value).toEqual({ entries: expect.arrayContaining(all) })
})

test('behavior: who comes back to a page sees what another device wrote', async () => {
  const server = signedInServer()
  const [one, two] = [openBrowser(server), openBrowser(server)]
  for (const browser of [one, two]) await browser.signIn()
  one.notes.update((notes) => withNote(notes, hash(1), 'rent'))
  await pause(1_500)
  await two.lookAgain()
  expect([...two.notes.get().values()]).toEqual(['rent'])
})

test('behavior: where they never agreed, the settings of the account win and additions are kept', async () => {
  const server = signedInServer()
  server.kept.set('/me/preferences', { version: 4, value: { currency: 'ETH', slippageBasisPoints: -1 } })
  server.kept.set('/me/address-book', { version: 1, value: { entries: [named(1, 'Ann'), 'junk'] } })
  const one = openBrowser(server)
  one.preferences.update((chosen) => ({ ...chosen, currency: 'LOVE', sound: true }))
  one.book.update((book) => withEntries(book, [named(1, 'Anna'), named(2, 'Bea')]))
  await one.signIn()
  expect(one.preferences.get()).toEqual({ ...defaultPreferences, currency: 'ETH', sound: true })
  expect(one.book.get()).toEqual([named(1, 'Ann'), named(2, 'Bea')])
})

test('behavior: a browser that was reset takes nothing away from the account', async () => {
  const server = signedInServer()
  const one = openBrowser(server)
  one.book.update((book) => withEntries(book, [named(1, 'Ann')]))
  await one.signIn()
  one.signOut()
  one.browser.texts.delete('book')
  const again = openBrowser(server, one.browser)
  await again.signIn()
  expect(again.book.get()).toEqual([named(1, 'Ann')])
})

test('behavior: signing out leaves what is here, and sends nothing more', async () => {
  const server = signedInServer()
  const one = openBrowser(server)
  await one.signIn()
  one.book.update((book) => withEntries(book, [named(1, 'Ann')]))
  one.signOut()
  const asked = server.asked.length
  await pause(60_000)
  expect(server.asked).toHaveLength(asked)
  expect(one.book.get()).toEqual([named(1, 'Ann')])
})

test('error: what fails is told and tried again later', async () => {
  const server = signedInServer()
  const one = openBrowser(server)
  server.script('/me/notes', () => Promise.reject(new TypeError('Failed to fetch')))
  one.notes.update((notes) => withNote(notes, hash(1), 'rent'))
  await one.signIn()
  expect(one.failures).toEqual([new TypeError('Failed to fetch')])
  server.unscript('/me/notes')
  await pause(16_000)
  expect(server.kept.get('/me/notes')?.version).toBe(1)
})

test('error: too much, and a session that is over, are not tried again', async () => {
  const server = signedInServer()
  const one = openBrowser(server)
  server.script('/me/notes', () => Response.json({ message: 'Too much.' }, { status: 413 }))
  server.script('/me/address-book', () => Response.json({}, { status: 401 }))
  await one.signIn()
  expect(one.failures).toMatchObject([{ status: 401 }, { status: 413, message: 'Too much.' }])
  const asked = server.asked.length
  await pause(60_000)
  expect(server.asked).toHaveLength(asked)
})
