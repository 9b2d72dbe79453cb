import { parseSignInMessage } from '@love/protocol/signIn/signInMessage'
import { type Hex, keccak256, numberToHex, slice, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eachEngine } from '../../test/eachEngine.ts'
import { createVisitor, signInUrl, type Visitor } from '../../test/signInVisitor.ts'
import { startEngines } from '../../test/startEngines.ts'
import { startSignIn } from '../../test/startSignIn.ts'

const ann = privateKeyToAccount(keccak256(toHex('ann')))
const bob = privateKeyToAccount(keccak256(toHex('bob')))
const { devnet, engines } = await startEngines()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

eachEngine(engines, (createDatabase) => {
  async function start() {
    let time = Date.UTC(2026, 1, 28, 12)
    const server = await startSignIn({
      devnet,
      config: { databaseUrl: await createDatabase() },
      now: () => time,
    })
    onTestFinished(server.close)
    const visit = (headers?: Record<string, string>) => createVisitor(server.url, headers)
    const pass = (ms: number) => {
      time += ms
    }
    return { visit, pass }
  }
  const sign = async (visitor: Visitor, change: (signature: Hex) => Hex = (signature) => signature) => {
    const message = await visitor.begin(ann.address)
    return visitor.verify(message, change(await ann.signMessage({ message })))
  }

  test('default: signed in until signed out', async () => {
    const { visit } = await start()
    const visitor = visit()
    expect(await visitor.session()).toEqual({ address: null, expiresAt: null, pending: null })
    const message = await visitor.begin(ann.address)
    expect(parseSignInMessage(message)).toMatchObject({
      domain: 'love.example',
      uri: signInUrl,
      address: ann.address,
      chainId: 1337,
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
      issuedAt: '2026-02-28T12:00:00.000Z',
      expirationTime: '2026-02-28T12:10:00.000Z',
    })
    const signedIn = { address: ann.address, expiresAt: '2026-03-07T12:00:00.000Z' }
    const { status, body, headers } = await visitor.verify(message, await ann.signMessage({ message }))
    expect({ status, body }).toEqual({ status: 200, body: signedIn })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-love-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await visitor.session()).toEqual({ ...signedIn, pending: null })
    const stolen = visitor.cookies.get('__Host-love-session') ?? ''
    expect((await visitor.signOut()).status).toBe(204)
    expect(await visitor.session()).toMatchObject({ address: null })
    // Whoever kept the cookie has nothing any more.
    visitor.cookies.set('__Host-love-session', stolen)
    expect(await visitor.session()).toMatchObject({ address: null })
  })

  test('behavior: each sign-in has a session of its own, and ends the one before #cookie-guarded', async () => {
    const { visit } = await start()
    const visitor = visit()
    await visitor.signIn(ann)
    const first = visitor.cookies.get('__Host-love-session') ?? ''
    await visitor.signIn(bob)
    expect(visitor.cookies.get('__Host-love-session')).not.toBe(first)
    expect(await visitor.session()).toMatchObject({ address: bob.address })
    const old = visit()
    old.cookies.set('__Host-love-session', first)
    expect(await old.session()).toMatchObject({ address: null })
    // What somebody chose before never becomes a session.
    const fixed = visit()
    fixed.cookies.set('__Host-love-session', 'A'.repeat(43))
    await fixed.signIn(ann)
    expect(fixed.cookies.get('__Host-love-session')).not.toBe('A'.repeat(43))
  })

  test('behavior: inside of a frame the cookies are of that frame', async () => {
    const { visit } = await start()
    const visitor = visit({ 'love-framed': '1' })
    const begun = await visitor.send('POST', '/sign-in/nonce', { body: { address: ann.address } })
    const { headers } = await visitor.signIn(ann)
    for (const line of [...begun.headers.getSetCookie(), ...headers.getSetCookie()])
      expect(line).toMatch(/^__Host-love-\w+=.*; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/)
    expect(await visitor.session()).toMatchObject({ address: ann.address })
  })

  test('behavior: a text counts for the browser that asked for it, once', async () => {
    const { visit } = await start()
    const [visitor, other] = [visit(), visit()]
    const message = await visitor.begin(ann.address)
    const signature = await ann.signMessage({ message })
    await other.begin(ann.address)
    expect((await other.verify(message, signature)).status).toBe(401)
    expect((await visit().verify(message, signature)).status).toBe(401)
    // None of which took it away.
    expect((await visitor.verify(message, signature)).status).toBe(200)
    expect((await visitor.verify(message, signature)).status).toBe(401)
  })

  test('behavior: a wrong signature is the end of that text, and of nothing else', async () => {
    const { visit } = await start()
    const visitor = visit()
    const message = await visitor.begin(ann.address)
    const wrong = await visitor.verify(message, await bob.signMessage({ message }))
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'The signature is not from this account. Sign in again.' },
    })
    expect((await visitor.verify(message, await ann.signMessage({ message }))).status).toBe(401)
    expect((await visitor.signIn(ann)).status).toBe(200)
  })

  test('behavior: what wallets make of a signature #sign-in-exact-text', async () => {
    const { visit } = await start()
    const zero = (one: Hex): Hex => `0x${one.slice(2, 130)}0${one.endsWith('1b') ? 0 : 1}`
    expect((await sign(visit(), zero)).status).toBe(200)
    const highS = (one: Hex): Hex =>
      `${slice(one, 0, 32)}${numberToHex(ORDER - BigInt(slice(one, 32, 64)), { size: 32 }).slice(2)}${one.endsWith('1b') ? '1c' : '1b'}`
    const refused: readonly ((signature: Hex) => Hex)[] = [
      highS,
      (one) => `0x${one.slice(2, 130)}25`,
      (one) => slice(one, 0, 64),
      (one) => `${one}00`,
      (one) => `${one}6492649264926492649264926492649264926492649264926492649264926492`,
      () => '0x',
      () => '0x1',
      () => 'love' as Hex,
      () => `0x${'00'.repeat(65)}`,
      () => `0x${'ff'.repeat(65)}`,
    ]
    for (const change of refused) expect((await sign(visit(), change)).status).toBe(401)
  })

  test('behavior: a text lives ten minutes, and clocks may differ by half a minute #sign-in-once', async () => {
    const { visit, pass } = await start()
    for (const [ms, status] of [
      [10 * MINUTE + 30_000, 200],
      [10 * MINUTE + 30_001, 401],
      [-30_000, 200],
      [-30_001, 401],
    ] as const) {
      const visitor = visit()
      const message = await visitor.begin(ann.address)
      pass(ms)
      expect((await visitor.verify(message, await ann.signMessage({ message }))).status).toBe(status)
      pass(-ms)
    }
  })

  test('behavior: a session lives seven days', async () => {
    const { visit, pass } = await start()
    const visitor = visit()
    await visitor.signIn(ann)
    pass(7 * DAY - 1)
    expect(await visitor.session()).toMatchObject({ address: ann.address })
    pass(1)
    expect(await visitor.session()).toMatchObject({ address: null })
  })
})

test('behavior: nobody can guess what comes next #sign-in-once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => void vi.restoreAllMocks())
  const server = await startSignIn({ devnet })
  onTestFinished(server.close)
  const visitors = Array.from({ length: 50 }, () => createVisitor(server.url))
  const texts = await Promise.all(visitors.map(({ begin }) => begin(ann.address)))
  expect(new Set(texts.map((text) => parseSignInMessage(text)?.nonce)).size).toBe(50)
  expect(new Set(visitors.map(({ cookies }) => cookies.get('__Host-love-visit'))).size).toBe(50)
})

test('behavior: without any node keys can still sign in', async () => {
  const server = await startSignIn({ devnet })
  onTestFinished(server.close)
  const visitor = createVisitor(server.url)
  server.node.fault = { status: { code: 500 } }
  expect((await visitor.signIn(ann)).status).toBe(200)
  // Whether it is a contract cannot be told now, which is nobody's fault.
  const message = await visitor.begin(ann.address)
  const reply = await visitor.verify(message, await bob.signMessage({ message }))
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('5')
})

test('error: ten signatures a minute from one client, five of them for one account', async () => {
  let time = Date.UTC(2026, 1, 28, 12)
  const server = await startSignIn({ devnet, limited: true, now: () => time })
  onTestFinished(server.close)
  const people = Array.from({ length: 11 }, (_, at) => privateKeyToAccount(keccak256(toHex(`person ${at}`))))
  const visitor = createVisitor(server.url, { 'x-forwarded-for': '10.0.0.1' })
  for (const person of people.slice(0, 10)) expect((await visitor.signIn(person)).status).toBe(200)
  time += 20_000
  const eleventh = await visitor.signIn(people[10] ?? ann)
  expect(eleventh.status).toBe(429)
  expect(eleventh.headers.get('retry-after')).toBe('40')
  expect(eleventh.body.message).toBe('Too many sign-ins. Try again in 40 seconds.')
  const other = createVisitor(server.url, { 'x-forwarded-for': '10.0.1.1' })
  for (let at = 0; at < 5; at++) expect((await other.signIn(ann)).status).toBe(200)
  expect((await other.signIn(ann)).status).toBe(429)
  expect((await other.signIn(bob)).status).toBe(200)
  time += 60_000
  expect((await other.signIn(ann)).status).toBe(200)
  expect((await visitor.signIn(ann)).status).toBe(200)
})

test('behavior: nobody locks an account out, be it with texts that were never issued or with sign-ins of their own #fair-share', async () => {
  const server = await startSignIn({ devnet, limited: true })
  onTestFinished(server.close)
  const nonce = '0'.repeat(32)
  const madeUp = `love.example wants you to sign in with your Ethereum account:\n${ann.address}\n\nNonce: ${nonce}\n`
  for (let at = 0; at < 8; at++) {
    const stranger = createVisitor(server.url, { 'x-forwarded-for': '10.0.2.1' })
    expect((await stranger.verify(madeUp, '0x00')).status).toBe(401)
  }
  expect((await createVisitor(server.url, { 'x-forwarded-for': '10.0.2.2' }).signIn(ann)).status).toBe(200)

  const statuses: number[] = []
  for (let at = 0; at < 7; at++) {
    const stranger = createVisitor(server.url, { 'x-forwarded-for': '10.0.2.3' })
    const message = await stranger.begin(ann.address)
    statuses.push((await stranger.verify(message, await bob.signMessage({ message }))).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect((await createVisitor(server.url, { 'x-forwarded-for': '10.0.2.4' }).signIn(ann)).status).toBe(200)
})

test('behavior: a nonce of somebody else, or one that was used, counts against no account', async () => {
  const server = await startSignIn({ devnet, limited: true })
  onTestFinished(server.close)
  const headers = { 'x-forwarded-for': '10.0.3.1' }
  const visitor = createVisitor(server.url, headers)
  const message = await visitor.begin(ann.address)
  const signature = await ann.signMessage({ message })
  expect((await createVisitor(server.url, headers).verify(message, signature)).status).toBe(401)
  expect((await visitor.verify(message, signature)).status).toBe(200)
  for (let at = 0; at < 4; at++) expect((await visitor.verify(message, signature)).status).toBe(401)
  // Six so far, of which one counts: four more for the account, and ten of the client are spent with them.
  for (let at = 0; at < 4; at++) expect((await visitor.signIn(ann)).status).toBe(200)
})
