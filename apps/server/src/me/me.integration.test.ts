import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { eachEngine } from '../../test/eachEngine.ts'
import { ann, count, hash, meLimits, named, put, read } from '../../test/meDocuments.ts'
import { createVisitor } from '../../test/signInVisitor.ts'
import { startEngines } from '../../test/startEngines.ts'
import { startSignIn } from '../../test/startSignIn.ts'

const bob = privateKeyToAccount(keccak256(toHex('bob')))
const { devnet, engines } = await startEngines()

eachEngine(engines, (createDatabase) => {
  async function start(servers = 1) {
    const databaseUrl = await createDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'love-me-'))
    const config = { databaseUrl, dataDir, meLimits }
    const started = await Promise.all(count(servers, () => startSignIn({ devnet, config })))
    onTestFinished(async () => {
      for (const server of started) await server.close()
      await rm(dataDir, { recursive: true })
    })
    const [first = ''] = started.map(({ url }) => url)
    const signedIn = async (account = ann) => {
      const visitor = createVisitor(first)
      expect((await visitor.signIn(account)).status).toBe(200)
      return visitor
    }
    return { urls: started.map(({ url }) => url), signedIn }
  }

  test('default: what is kept is there on every device, and nowhere else', async () => {
    const { signedIn } = await start()
    const values = {
      'address-book': [{ entries: [] }, { entries: [named(1, 'Ann'), named(2, '李')] }],
      notes: [{ notes: [] }, { notes: [{ safeTxHash: hash(1), text: 'rent' }] }],
      preferences: [{}, { wallpaper: 'plain', sound: true, slippageBasisPoints: 50 }],
    } as const
    const [phone, desk, other] = [await signedIn(), await signedIn(), await signedIn(bob)]
    for (const [name, [empty, value]] of Object.entries(values)) {
      expect(await read(phone, name)).toEqual({ version: 0, value: empty })
      const { status, body, headers } = await put(phone, 0, value, name)
      expect({ status, body }).toEqual({ status: 200, body: { version: 1 } })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(await read(desk, name)).toEqual({ version: 1, value })
      expect(await read(other, name)).toEqual({ version: 0, value: empty })
      expect((await put(desk, 1, empty, name)).body).toEqual({ version: 2 })
      expect(await read(phone, name)).toEqual({ version: 2, value: empty })
    }
  })

  test('behavior: who writes second is told what the first one wrote', async () => {
    const { signedIn } = await start()
    const visitor = await signedIn()
    const value = { entries: [named(1)] }
    for (const version of [1, 7])
      expect(await put(visitor, version, value)).toMatchObject({
        status: 409,
        body: { version: 0, value: { entries: [] } },
      })
    await put(visitor, 0, value)
    for (const version of [0, 2]) {
      const refused = await put(visitor, version, { entries: [] })
      expect(refused).toMatchObject({ status: 409, body: { version: 1, value } })
    }
    expect(await read(visitor)).toEqual({ version: 1, value })
  })

  test('behavior: of many that write at once each version is written by one, and nothing is lost', {
    // Who comes second reads and writes again: on a busy machine that takes many rounds.
    timeout: 120_000,
  }, async () => {
    const { signedIn, urls } = await start(2)
    const first = await signedIn()
    const writers = count(10, (number) => {
      const visitor = createVisitor(urls[number % 2] ?? '')
      for (const [name, value] of first.cookies) visitor.cookies.set(name, value)
      return visitor
    })
    await Promise.all(
      writers.map(async (visitor, number) => {
        for (let done = 0; done < 5; ) {
          const { version, value } = await read(visitor)
          const { entries } = value as { entries: object[] }
          const own = named(number * 100 + done + 1)
          const { status } = await put(visitor, version, { entries: [...entries, own] })
          expect([200, 409]).toContain(status)
          if (status === 200) done += 1
        }
      }),
    )
    const { version, value } = await read(first)
    expect(version).toBe(50)
    expect(new Set((value as { entries: { name: string }[] }).entries.map(({ name }) => name)).size).toBe(50)
  })

  test('behavior: addresses are checksummed, hashes small, and what cannot be seen is taken away', async () => {
    const { signedIn } = await start()
    const visitor = await signedIn()
    const address = ann.address.toLowerCase()
    await put(visitor, 0, { entries: [{ address, name: ' A\u0000\u202en\u200bn\u2028 ' }] })
    expect(await read(visitor)).toEqual({
      version: 1,
      value: { entries: [{ address: ann.address, name: 'Ann' }] },
    })
    const upper = `0x${hash(0xab).slice(2).toUpperCase()}`
    await put(visitor, 0, { notes: [{ safeTxHash: upper, text: 'a\u0000b' }] }, 'notes')
    expect(await read(visitor, 'notes')).toEqual({
      version: 1,
      value: { notes: [{ safeTxHash: hash(0xab), text: 'ab' }] },
    })
  })

  test('behavior: as much as may be kept, and not one more', async () => {
    const { signedIn } = await start()
    const visitor = await signedIn()
    const wide = (length: number) => '𝔸'.repeat(length)
    const entry = (number: number) => named(number, `${number} `.padEnd(50, 'x'))
    expect((await put(visitor, 0, { entries: count(1_000, entry) })).body).toEqual({ version: 1 })
    expect(((await read(visitor)).value as { entries: object[] }).entries).toHaveLength(1_000)
    expect((await put(visitor, 1, { entries: [named(1, wide(50))] })).status).toBe(200)
    const note = (number: number, text = 'n') => ({ safeTxHash: hash(number), text })
    const notes = async (version: number, value: object) => put(visitor, version, { notes: value }, 'notes')
    expect(
      (
        await notes(
          0,
          count(2_000, (number) => note(number)),
        )
      ).body,
    ).toEqual({ version: 1 })
    expect((await notes(1, [note(1, wide(500))])).status).toBe(200)

    const tooMuch = [
      [
        () => put(visitor, 2, { entries: count(1_001, named) }),
        /^There are more than 1000 address book entries/,
      ],
      [
        () => put(visitor, 2, { entries: [named(1), named(2, wide(51))] }),
        /^Number 2: A name has more than 50/,
      ],
      [
        () =>
          notes(
            2,
            count(2_001, (number) => note(number)),
          ),
        /^There are more than 2000 notes/,
      ],
      [() => notes(2, [note(1, 'x'.repeat(501))]), /^Number 1: A note has more than 500 characters/],
      [
        () =>
          notes(
            2,
            count(600, (number) => note(number, 'x'.repeat(500))),
          ),
        /^The body is larger than 262144 bytes/,
      ],
      [
        () => put(visitor, 0, { a: 'x'.repeat(4_090) }, 'preferences'),
        /^The preferences are larger than 4096 bytes/,
      ],
    ] as const
    for (const [send, words] of tooMuch)
      expect(await send()).toMatchObject({ status: 413, body: { message: expect.stringMatching(words) } })
    expect(await read(visitor)).toMatchObject({ version: 2 })
    expect(await read(visitor, 'preferences')).toEqual({ version: 0, value: {} })
  })
})
