import type { Hash } from 'viem'
import { expect, test, vi } from 'vitest'
import { ann, bea, openTab, settled, signature, signedIn } from '../../../test/signInTab.ts'
import { issuedAt, until } from '../../../test/testServer.ts'
import { ProviderError } from '../../wallet/ProviderError.ts'
import type { PendingSignIn } from './signInState.ts'

const hash: Hash = `0x${'ab'.repeat(32)}`
const waiting: PendingSignIn = { messageHash: hash, signed: 1, required: 2, missing: [bea] }

test('default: who connects, signs and is verified is signed in, and the proof is kept', async () => {
  const tab = await signedIn()
  expect(tab.seen).toEqual([
    'loading',
    'ready',
    'preparing',
    'preparing',
    'signing',
    'verifying',
    'connected',
  ])
  expect(tab.store.get()).toEqual({ status: 'connected', address: ann, since: issuedAt, until })
  const { sig, msg } = JSON.parse(tab.record() ?? '')
  expect(sig).toBe(signature)
  expect(msg).toMatch(`love.example wants you to sign in with your Ethereum account:\n${ann}\n`)
  expect(tab.server.paths()).toEqual(['GET /sign-in/session', 'POST /sign-in/nonce', 'POST /sign-in/verify'])
  for (const { method, headers } of tab.server.asked.filter((one) => one.method === 'POST')) {
    expect([method, headers.get('love-request'), headers.get('content-type')]).toEqual([
      'POST',
      '1',
      'application/json',
    ])
    expect(headers.has('love-framed')).toBe(false)
  }
})

test('behavior: a page that is opened again is still signed in', async () => {
  const { server, browser } = await signedIn()
  const tab = openTab({ server, browser })
  expect(server.asked).toHaveLength(3)
  tab.signIn.follow(ann)
  await settled(tab, 'connected')
  expect(tab.store.get()).toMatchObject({ since: issuedAt, until })
})

test('behavior: signing out ends the session on the server and takes the proof away', async () => {
  const tab = await signedIn()
  await tab.signIn.signOut()
  expect(tab.server.state.session).toBeUndefined()
  expect([tab.record(), tab.browser.texts.size]).toEqual([undefined, 0])
  expect(tab.store.get()).toMatchObject({ status: 'unauthenticated', step: { kind: 'ready' } })
})

test('behavior: another account ends the session at once, and asks nothing with the old one #tabs-in-step', async () => {
  const tab = await signedIn()
  tab.server.asked.length = 0
  tab.signIn.follow(bea)
  expect(tab.server.paths()).toEqual(['POST /sign-in/sign-out'])
  await vi.waitFor(() => expect(tab.server.state.session).toBeUndefined())
  expect(tab.store.get()).toMatchObject({ status: 'unauthenticated', address: bea, step: { kind: 'ready' } })
  await tab.signIn.start()
  expect(tab.server.state.session).toBe(bea)
})

test('behavior: hanging up ends the session, and a page that has no wallet yet does not', async () => {
  const tab = await signedIn()
  const later = openTab(tab)
  later.signIn.follow(undefined)
  expect(tab.server.state.session).toBe(ann)
  tab.signIn.follow(undefined)
  await vi.waitFor(() => expect(tab.server.state.session).toBeUndefined())
  expect(tab.store.get()).toEqual({ status: 'disconnected' })
})

test('behavior: an end that the server did not hear of is told it with the next account', async () => {
  const tab = await signedIn()
  tab.server.script('/sign-in/sign-out', () => Promise.reject(new TypeError('Failed to fetch')))
  tab.signIn.follow(undefined)
  await vi.waitFor(() => expect(tab.browser.texts.get('mark')).toMatch('leaving'))
  tab.server.unscript('/sign-in/sign-out')
  const later = openTab(tab)
  later.signIn.follow(ann)
  await vi.waitFor(() => expect(tab.server.state.session).toBeUndefined())
  expect(later.store.get()).toMatchObject({ status: 'unauthenticated' })
  await vi.waitFor(() => expect(tab.browser.texts.has('mark')).toBe(false))
})

test('behavior: a session of somebody else is ended, also where nothing was kept of it', async () => {
  const tab = openTab()
  tab.server.state.session = bea
  tab.signIn.follow(ann)
  await vi.waitFor(() => expect(tab.server.state.session).toBeUndefined())
  expect(tab.store.get()).toMatchObject({ status: 'unauthenticated', address: ann })
})

test('behavior: a session that begins after the account has changed is ended', async () => {
  const tab = openTab()
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  tab.server.script('/sign-in/verify', async () => {
    tab.signIn.follow(bea)
    tab.server.state.session = ann
    return Response.json({ address: ann, expiresAt: until })
  })
  await tab.signIn.start()
  await vi.waitFor(() => expect(tab.server.state.session).toBeUndefined())
  expect(tab.store.get()).toMatchObject({ address: bea, status: 'unauthenticated' })
})

test('behavior: other tabs hear of it, in and out', async () => {
  const one = openTab()
  const two = openTab(one)
  for (const tab of [one, two]) tab.signIn.follow(ann)
  for (const tab of [one, two]) await settled(tab, 'unauthenticated')
  await one.signIn.start()
  await settled(two, 'connected')
  expect(two.store.get()).toMatchObject({ since: issuedAt })
  await two.signIn.signOut()
  await settled(one, 'unauthenticated')
})

test('behavior: who says no in the wallet is where they were, with words', async () => {
  const tab = openTab()
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  tab.wallet.sign = () => Promise.reject(new ProviderError({ code: 4001 }))
  await tab.signIn.start()
  expect(tab.store.get()).toMatchObject({
    step: { kind: 'ready', notice: 'You rejected the request. Nothing was signed or sent.' },
  })
})

test('behavior: what is cancelled says nothing any more, and its session is nobody’s', async () => {
  const tab = openTab()
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  let answer: (signature: string) => void = () => {}
  tab.wallet.sign = () => new Promise((resolve) => (answer = resolve))
  const started = tab.signIn.start()
  await vi.waitFor(() => expect(tab.store.get()).toMatchObject({ step: { kind: 'signing' } }))
  tab.signIn.cancel()
  answer(signature)
  await started
  expect(tab.store.get()).toMatchObject({ step: { kind: 'ready' } })
  expect(tab.server.paths()).not.toContain('POST /sign-in/verify')
})

test('behavior: inside a frame the server is told so', async () => {
  const { server } = await signedIn({ isFramed: true })
  expect(server.asked.every(({ headers }) => headers.get('love-framed') === '1')).toBe(true)
})

test('behavior: a Safe waits for its owners, over a reload, until the last one has signed', async () => {
  const tab = openTab()
  tab.server.state.missing = waiting
  tab.wallet.sign = async () => '0x'
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  await tab.signIn.start()
  expect(tab.store.get()).toMatchObject({ step: { kind: 'pending', pending: waiting } })
  const later = openTab(tab)
  later.signIn.follow(ann)
  await vi.waitFor(() => expect(later.store.get()).toMatchObject({ step: { kind: 'pending' } }))
  tab.server.state.session = ann
  await later.signIn.poll()
  expect(later.store.get()).toMatchObject({ status: 'connected', since: issuedAt })
  expect(JSON.parse(tab.record() ?? '')).toMatchObject({ sig: '0xsafe', msg: expect.stringMatching(ann) })
  await settled(tab, 'connected')
})

test('behavior: a waiting sign-in outlives other accounts, which ask nothing, and ends in words', async () => {
  const tab = openTab()
  tab.server.state.missing = waiting
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  await tab.signIn.start()
  tab.server.asked.length = 0
  tab.signIn.follow(bea)
  expect(tab.server.asked).toEqual([])
  tab.signIn.follow(ann)
  await vi.waitFor(() => expect(tab.store.get()).toMatchObject({ step: { kind: 'pending' } }))
  // A question that fails changes nothing.
  tab.server.script('/sign-in/session', () => Response.json({}, { status: 503 }))
  await tab.signIn.poll()
  expect(tab.store.get()).toMatchObject({ step: { kind: 'pending' } })
  tab.server.unscript('/sign-in/session')
  tab.server.state.pending = undefined
  await tab.signIn.poll()
  expect(tab.store.get()).toMatchObject({
    step: { kind: 'ready', notice: 'The sign-in request expired before enough owners signed. Start again.' },
  })
})
