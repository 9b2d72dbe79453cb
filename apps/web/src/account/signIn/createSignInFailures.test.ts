import { expect, test } from 'vitest'
import { ann, openTab, settled, signedIn } from '../../../test/signInTab.ts'
import { issuedAt, place, until } from '../../../test/testServer.ts'
import { ProviderError } from '../../wallet/ProviderError.ts'
import { WrongNetworkError } from '../../wallet/WrongNetworkError.ts'
import { createSignatureRecords } from './createSignatureRecords.ts'

const other =
  'The server asked you to sign an unexpected message. It was blocked and not sent to your wallet.'
test.each<[string, string, Response | (() => Promise<Response>), string, string]>([
  [
    'no server',
    '/sign-in/nonce',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'preparing',
    'The server cannot be reached. Check your internet connection.',
  ],
  [
    'a text of its own',
    '/sign-in/nonce',
    Response.json({ message: 'Give me all', nonce: 'a', issuedAt, expirationTime: until }),
    'preparing',
    other,
  ],
  [
    'no text',
    '/sign-in/nonce',
    Response.json({ nonce: 'a' }),
    'preparing',
    'Unexpected response from the server.',
  ],
  [
    'a page',
    '/sign-in/nonce',
    new Response('<html>', { status: 502 }),
    'preparing',
    'The server rejected the request (502).',
  ],
  [
    'too many',
    '/sign-in/verify',
    Response.json({}, { status: 429, headers: { 'retry-after': '7' } }),
    'verifying',
    'Too many attempts. Wait 7 seconds, then try again.',
  ],
  [
    'a wrong signature',
    '/sign-in/verify',
    Response.json({ message: 'The signature is not by this account.' }, { status: 401 }),
    'verifying',
    'The signature is not by this account.',
  ],
])('error: %s', async (_, path, answer, step, hint) => {
  const tab = openTab()
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  tab.server.script(path, () => (typeof answer === 'function' ? answer() : answer))
  await tab.signIn.start()
  const text = {
    preparing: 'Error preparing message, please retry!',
    verifying: 'Error verifying signature, please retry!',
  }[step]
  expect(tab.store.get()).toMatchObject({ step: { kind: 'failed', text, hint, again: 'signIn' } })
  tab.server.unscript(path)
  await tab.signIn.start()
  expect(tab.store.get().status).toBe('connected')
})

test('error: a field that holds lines of its own never reaches the wallet', async () => {
  const tab = openTab()
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  const { signInMessage } = await import('@love/protocol/signIn/signInMessage')
  const fields = { nonce: 'abcdefgh\nResources:\n- https://evil.example', issuedAt, expirationTime: until }
  const message = signInMessage({ ...place, ...fields, address: ann })
  tab.server.script('/sign-in/nonce', () => Response.json({ message, ...fields }))
  await tab.signIn.start()
  expect(tab.store.get()).toMatchObject({ step: { kind: 'failed', hint: other } })
  expect(tab.seen).not.toContain('signing')
})

test.each([
  [new WrongNetworkError(), 'Wrong network detected, switch or disconnect to continue', undefined],
  [
    new ProviderError({ code: 4200 }),
    'Error signing message, please retry!',
    'Your wallet does not support this request.',
  ],
])('error: the wallet throws %s', async (thrown, text, hint) => {
  const tab = openTab()
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  tab.wallet.sign = () => Promise.reject(thrown)
  await tab.signIn.start()
  expect(tab.store.get()).toMatchObject({ step: { kind: 'failed', text, hint } })
})

test('error: who cannot be asked for is tried again, and a session that the server forgot is over', async () => {
  const tab = openTab()
  tab.server.script('/sign-in/session', () => Promise.reject(new TypeError('Failed to fetch')))
  tab.signIn.follow(ann)
  await settled(tab, 'unauthenticated')
  expect(tab.store.get()).toMatchObject({ step: { text: 'Oops, something went wrong!', again: 'session' } })
  tab.server.unscript('/sign-in/session')
  tab.server.state.session = ann
  await tab.signIn.ask()
  expect(tab.store.get().status).toBe('connected')
  tab.signIn.end('over')
  expect(tab.store.get()).toMatchObject({ step: { kind: 'ready', notice: 'over' } })
})

test('error: who cannot sign out is told that they are still signed in', async () => {
  const tab = await signedIn()
  tab.server.script('/sign-in/sign-out', () => Response.json({}, { status: 503 }))
  await tab.signIn.signOut()
  expect(tab.store.get()).toMatchObject({
    status: 'connected',
    notice: 'You are still signed in: The server rejected the request (503).',
  })
})

test('error: damaged records read as empty ones', () => {
  for (const text of [null, '', '{', '[]', '{"sig":1,"msg":""}', '"x"']) {
    const stored = {
      readStored: () => text,
      writeStored: () => {},
      removeStored: () => {},
      onStoredChange: () => () => {},
    }
    expect(createSignatureRecords(stored).read(ann)).toEqual({ sig: '', msg: '' })
  }
})
