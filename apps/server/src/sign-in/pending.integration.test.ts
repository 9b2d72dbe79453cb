import { safeAbi } from '@love/contracts/abi/safe.abi'
import { signMessageLibAbi } from '@love/contracts/abi/signMessageLib.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { messageHash, safeMessageHashes } from '@love/safe/messageHash'
import { encodeFunctionData, pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { eachEngine } from '../../test/eachEngine.ts'
import { executeWith } from '../../test/safeProposal.ts'
import { createVisitor } from '../../test/signInVisitor.ts'
import { startEngines } from '../../test/startEngines.ts'
import { startSignIn } from '../../test/startSignIn.ts'
import { createSafeOwner, signAll, type TestOwner, walletOwner } from '../../test/testOwners.ts'

const [ann, bob, cat, eve] = ['ann', 'bob', 'cat', 'eve'].map(walletOwner) as [
  TestOwner,
  TestOwner,
  TestOwner,
  TestOwner,
]
const { devnet, engines } = await startEngines()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const nobody = { address: null, expiresAt: null }

eachEngine(engines, (createDatabase) => {
  /** A new Safe of three, of whom two must sign, and a browser in which its sign-in begins. */
  async function start() {
    let time = Date.now()
    const config = { databaseUrl: await createDatabase() }
    const server = await startSignIn({ devnet, config, now: () => time })
    onTestFinished(server.close)
    const owners = [ann, bob, cat]
    const from = devnet.roles.whale
    const { address: safe } = await createSafeOwner(devnet.client, { owners, threshold: 2, from })
    const visitor = createVisitor(server.url)
    const message = await visitor.begin(safe)
    const hashes = safeMessageHashes({ safe, chainId: 1337, version: '1.4.1', message })
    /** In the gateway, as any client of a Safe does it. */
    const post = async (owner: TestOwner) => {
      const path = `/v1/chains/1337/safes/${safe}/messages`
      const signature = await owner.sign(hashes)
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message, signature }),
      })
      expect(answer.ok).toBe(true)
    }
    const pending = (...signers: readonly TestOwner[]) => ({
      messageHash: hashes.hash,
      signed: signers.length,
      required: 2,
      missing: expect.toSatisfy(
        (missing: string[]) =>
          missing.toSorted().join() ===
          owners
            .filter((owner) => !signers.includes(owner))
            .map(({ address }) => address)
            .toSorted()
            .join(),
      ),
    })
    const pass = (ms: number) => {
      time += ms
    }
    return { server, safe, visitor, message, hashes, post, pending, pass }
  }

  test('default: it waits for its owners, and ends when the last one has signed #sign-in-contracts', async () => {
    const { server, safe, visitor, message, post, pending, pass } = await start()
    expect(await visitor.verify(message, '0x')).toMatchObject({ status: 202, body: { pending: pending() } })
    await post(ann)
    expect(await visitor.session()).toEqual({ ...nobody, pending: pending(ann) })
    // The tab was closed over night, and the browser still has its cookie.
    pass(23 * HOUR)
    await post(bob)
    expect(await createVisitor(server.url).session()).toEqual({ ...nobody, pending: null })
    const signedIn = { address: safe, expiresAt: expect.any(String), pending: null }
    expect(await visitor.session()).toEqual(signedIn)
    expect(visitor.cookies.get('__Host-love-session')).toMatch(/^[\w-]{43}$/)
    expect(await visitor.session()).toEqual(signedIn)
    await visitor.signOut()
    expect(await visitor.session()).toEqual({ ...nobody, pending: null })
    expect((await visitor.verify(message, '0x')).status).toBe(401)
  })

  test('behavior: asked at the same moment in many tabs, one session begins', async () => {
    const { visitor, message, post } = await start()
    await visitor.verify(message, '0x')
    await post(ann)
    await post(cat)
    const asked = Array.from({ length: 20 }, () => visitor.send('GET', '/sign-in/session'))
    const began = (await Promise.all(asked)).filter(({ headers }) => headers.getSetCookie().length > 0)
    expect(began).toHaveLength(1)
  })

  test('behavior: what one owner signed is kept for the others to see', async () => {
    const { safe, visitor, message, hashes, post, pending } = await start()
    expect(await visitor.verify(message, await ann.sign(hashes))).toMatchObject({
      status: 202,
      body: { pending: pending(ann) },
    })
    expect((await visitor.verify(message, await eve.sign(hashes))).status).toBe(401)
    await post(bob)
    expect(await visitor.verify(message, '0x')).toMatchObject({ status: 200, body: { address: safe } })
  })

  test('behavior: the whole signature ends it too', async () => {
    const { safe, visitor, message, hashes } = await start()
    expect((await visitor.verify(message, '0x')).status).toBe(202)
    const signature = await signAll([ann, cat], hashes)
    expect(await visitor.verify(message, signature)).toMatchObject({ status: 200, body: { address: safe } })
  })

  test('behavior: and so does what the Safe itself signed on the chain', async () => {
    const { safe, visitor, message } = await start()
    expect((await visitor.verify(message, '0x')).status).toBe(202)
    await executeWith(devnet, safe, [ann, bob], {
      to: safeContracts.signMessageLib,
      operation: 1,
      data: encodeFunctionData({
        abi: signMessageLibAbi,
        functionName: 'signMessage',
        args: [messageHash(message)],
      }),
    })
    expect(await visitor.session()).toMatchObject({ address: safe, pending: null })
  })

  test('behavior: while somebody is signed in, nobody takes their place', async () => {
    const { visitor, message, post } = await start()
    await visitor.verify(message, '0x')
    const account = privateKeyToAccount(pad('0x77'))
    expect((await visitor.signIn(account)).status).toBe(200)
    await post(ann)
    await post(bob)
    expect(await visitor.session()).toMatchObject({ address: account.address, pending: null })
  })

  test('behavior: who signs out gives up what still waits, too', async () => {
    const { visitor, message, post } = await start()
    await visitor.verify(message, '0x')
    await visitor.signOut()
    await post(ann)
    await post(bob)
    expect(await visitor.session()).toEqual({ ...nobody, pending: null })
    expect((await visitor.verify(message, '0x')).status).toBe(401)
  })

  test('behavior: a day later it is over', async () => {
    const { visitor, message, post, pass } = await start()
    await visitor.verify(message, '0x')
    await post(ann)
    await post(bob)
    pass(24 * HOUR + 30_001)
    expect(await visitor.session()).toEqual({ ...nobody, pending: null })
    expect((await visitor.verify(message, '0x')).status).toBe(401)
  })

  test('behavior: when an owner who signed is removed, the session ends within ten minutes #sign-in-contracts', async () => {
    const { safe, visitor, message, hashes, pass } = await start()
    expect((await visitor.verify(message, await signAll([ann, bob], hashes))).status).toBe(200)
    const order = await devnet.client.readContract({ abi: safeAbi, address: safe, functionName: 'getOwners' })
    const before = order[order.indexOf(ann.address) - 1] ?? pad('0x1', { size: 20 })
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'removeOwner',
      args: [before, ann.address, 2n],
    })
    await executeWith(devnet, safe, [ann, bob], { data })
    pass(10 * MINUTE - 1)
    expect(await visitor.session()).toMatchObject({ address: safe })
    pass(1)
    expect(await visitor.session()).toEqual({ ...nobody, pending: null })
  })
})
