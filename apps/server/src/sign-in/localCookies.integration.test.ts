import { startDevnet } from '@love/devnet/startDevnet'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createVisitor } from '../../test/signInVisitor.ts'
import { startSignIn } from '../../test/startSignIn.ts'

const ann = privateKeyToAccount(keccak256(toHex('ann')))
const site = 'http://localhost:4000'
const devnet = await startDevnet({ port: 0, historyHours: 0 })
afterAll(() => devnet.close())

test('behavior: on http://localhost, where WebKit drops what is Secure, plain cookies do the same', async () => {
  const server = await startSignIn({ devnet, config: { appUrl: site } })
  onTestFinished(server.close)
  const visitor = createVisitor(server.url, { 'x-forwarded-host': 'localhost:4000', origin: site })
  const { status, headers } = await visitor.signIn(ann)
  expect(status).toBe(200)
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^love-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  expect([...visitor.cookies.keys()]).toEqual(['love-visit', 'love-session'])
  expect(await visitor.session()).toMatchObject({ address: ann.address })
  await visitor.signOut()
  expect(await visitor.session()).toMatchObject({ address: null })
})
