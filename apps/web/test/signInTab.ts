import { type Address, getAddress } from 'viem'
import { expect, vi } from 'vitest'
import { createSignatureRecords } from '../src/account/signIn/createSignatureRecords.ts'
import { createSignIn } from '../src/account/signIn/createSignIn.ts'
import { createSignInMark } from '../src/account/signIn/createSignInMark.ts'
import { createSignInServer } from '../src/account/signIn/createSignInServer.ts'
import type { SignInState } from '../src/account/signIn/signInState.ts'
import { createStore } from '../src/storage/createStore.ts'
import { type TestBrowser, testBrowser } from './testBrowser.ts'
import { createTestServer, place } from './testServer.ts'

export const ann = getAddress(`0x${'a1'.repeat(20)}`)
export const bea = getAddress(`0x${'be'.repeat(20)}`)
export const signature = `0x${'11'.repeat(65)}`

type Parts = {
  server?: ReturnType<typeof createTestServer>
  browser?: TestBrowser
  isFramed?: boolean
}

/** One tab of a browser. */
export function openTab({
  server = createTestServer(),
  browser = testBrowser(),
  isFramed = false,
}: Parts = {}) {
  const storage = browser.openTab()
  const store = createStore<SignInState>({ status: 'disconnected' })
  const seen: string[] = []
  store.subscribe(() => {
    const state = store.get()
    seen.push(state.status === 'unauthenticated' ? state.step.kind : state.status)
  })
  const wallet = { sign: async (_: Address, __: string): Promise<string> => signature }
  const signIn = createSignIn({
    store,
    server: createSignInServer({ fetch: server.fetch, isFramed: () => isFramed }),
    mark: createSignInMark(storage, 'mark'),
    records: createSignatureRecords(storage),
    signText: (address, text) => wallet.sign(address, text),
    readSafeSignature: async () => '0xsafe',
    place: () => place,
  })
  return { server, browser, store, seen, wallet, signIn, record: () => browser.texts.get(`${ann}-signature`) }
}

export const settled = (tab: ReturnType<typeof openTab>, status: SignInState['status']) =>
  vi.waitFor(() => expect(tab.store.get().status).toBe(status))

export async function signedIn(parts?: Parts) {
  const tab = openTab(parts)
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  await tab.signIn.start()
  expect(tab.store.get().status).toBe('connected')
  return tab
}
