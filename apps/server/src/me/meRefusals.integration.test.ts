import { safeAbi } from '@love/contracts/abi/safe.abi'
import { startDevnet } from '@love/devnet/startDevnet'
import { safeMessageHashes } from '@love/safe/messageHash'
import { encodeFunctionData, pad } from 'viem'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { ann, at, count, hash, meLimits, named, put, read } from '../../test/meDocuments.ts'
import { executeWith } from '../../test/safeProposal.ts'
import { createVisitor } from '../../test/signInVisitor.ts'
import { startSignIn } from '../../test/startSignIn.ts'
import { createSafeOwner, signAll, walletOwner } from '../../test/testOwners.ts'

const devnet = await startDevnet({ port: 0, historyHours: 0 })
afterAll(devnet.close)

describe('a server', () => {
  const start = async (limited = false) => {
    const server = await startSignIn({ devnet, ...(!limited && { config: { meLimits } }) })
    onTestFinished(server.close)
    return server
  }

  test('error: what cannot be kept, each with its words', async () => {
    const { url } = await start()
    const visitor = createVisitor(url)
    await visitor.signIn(ann)
    const book = (entries: unknown) => put(visitor, 0, { entries })
    const refused: [Promise<{ status: number; body: object }>, RegExp][] = [
      [visitor.send('PUT', '/me/notes', { body: 'no' }), /^The body is not JSON/],
      [visitor.send('PUT', '/me/notes', { body: '{"version":0,"version":1}' }), /same key twice/],
      [visitor.send('PUT', '/me/notes', { body: 'null' }), /^Send \{"version":0,"value":/],
      [put(visitor, undefined, { entries: [] }), /^The version must be the number/],
      [put(visitor, '0', { entries: [] }), /^The version must be the number/],
      [put(visitor, -1, { entries: [] }), /^The version is negative/],
      [put(visitor, 1.5, { entries: [] }), /^The version must be the number/],
      [put(visitor, 0, null), /^The value must be like \{"entries":/],
      [put(visitor, 0, {}), /^Send a list of address book entries/],
      [book({ length: { valueOf: 1, toString: 1 } }), /^Send a list of address book entries/],
      [book([null]), /^Number 1: An entry must be like/],
      [book([{ address: '0x12', name: 'a' }]), /^Number 1: Not an address/],
      [book([{ address: 5, name: 'a' }]), /^Number 1: Not an address/],
      [book([named(1), { address: at(2) }]), /^Number 2: A name must be text/],
      [book([named(1, '\u202e ')]), /^Number 1: A name needs at least one visible/],
      [book([named(1), { ...named(1), name: 'b' }]), /^Duplicate address book entries/],
      [put(visitor, 0, { notes: [{ safeTxHash: '0x1', text: 'a' }] }, 'notes'), /Not a safeTxHash/],
      [put(visitor, 0, { notes: [{ safeTxHash: hash(1), text: 5 }] }, 'notes'), /^Number 1: A note must/],
      [put(visitor, 0, [], 'preferences'), /^The value must be preferences by name/],
      [put(visitor, 0, { a: { b: 1 } }, 'preferences'), /^A preference must be text/],
      [put(visitor, 0, { 'a b': 1 }, 'preferences'), /^The value must be preferences by name/],
    ]
    for (const [reply, words] of refused) {
      const { status, body } = await reply
      expect([words, status, body]).toEqual([words, 400, { message: expect.stringMatching(words) }])
    }
    expect(await read(visitor)).toMatchObject({ version: 0 })
  })

  test('behavior: a Safe is asked again before each write, and a removed owner writes no more', async () => {
    const { url } = await start()
    const [owner, heir] = [walletOwner('ann'), walletOwner('bob')]
    const { client, roles } = devnet
    const safe = await createSafeOwner(client, { owners: [owner], from: roles.whale })
    const visitor = createVisitor(url)
    const message = await visitor.begin(safe.address)
    const hashes = safeMessageHashes({ safe: safe.address, chainId: 1337, version: '1.4.1', message })
    expect((await visitor.verify(message, await signAll([owner], hashes))).status).toBe(200)
    expect((await put(visitor, 0, { entries: [named(1)] })).status).toBe(200)
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'swapOwner',
      args: [pad('0x1', { size: 20 }), owner.address, heir.address],
    })
    await executeWith(devnet, safe.address, [owner], { data })
    // Reading goes on for a while; the first write finds out.
    expect(await read(visitor)).toMatchObject({ version: 1 })
    expect((await put(visitor, 1, { entries: [] })).status).toBe(401)
    expect((await visitor.send('GET', '/me/address-book')).status).toBe(401)
  })

  test('behavior: too many requests of one session, or from one place, have to wait', async () => {
    const { url } = await start(true)
    const from = (place: string) => ({ 'x-forwarded-for': place })
    const visitor = createVisitor(url)
    await visitor.signIn(ann)
    const statuses = async (place: (number: number) => string) =>
      Promise.all(
        count(80, async (number) => {
          const reply = await visitor.send('GET', '/me/notes', { headers: from(place(number)) })
          if (reply.status === 429) {
            expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
            expect(reply.body).toEqual({ message: expect.stringMatching(/^Too many requests/) })
          }
          return reply.status
        }),
      )
    // One session from everywhere.
    const everywhere = await statuses((number) => `192.0.2.${number}`)
    expect(everywhere.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15)
    expect(everywhere.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60)
    // Another session from one place.
    await visitor.signIn(ann)
    const [one] = [await statuses(() => '198.51.100.1')]
    expect(one?.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15)
    // Who has no session asks nobody, and is not counted.
    const stranger = createVisitor(url, from('198.51.100.1'))
    for (let asked = 0; asked < 5; asked++) expect((await stranger.send('GET', '/me/notes')).status).toBe(401)
  })
})
