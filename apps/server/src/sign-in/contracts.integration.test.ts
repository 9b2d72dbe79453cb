import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { startDevnet } from '@love/devnet/startDevnet'
import { safeMessageHashes } from '@love/safe/messageHash'
import {
  type Address,
  concat,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashMessage,
  numberToHex,
  serializeErc6492Signature,
  zeroAddress,
} from 'viem'
import { afterAll, describe, expect, test } from 'vitest'
import { gasAsked } from '../../test/gasAsked.ts'
import { createVisitor } from '../../test/signInVisitor.ts'
import { startSignIn } from '../../test/startSignIn.ts'
import { createSafeOwner, signAll, type TestOwner, walletOwner } from '../../test/testOwners.ts'

const [ann, bob, cat, eve] = ['ann', 'bob', 'cat', 'eve'].map(walletOwner) as [
  TestOwner,
  TestOwner,
  TestOwner,
  TestOwner,
]
const devnet = await startDevnet({ port: 0, historyHours: 0 })
/** A node may take longer than any test: what ends a sign-in is its own limit. */
const server = await startSignIn({ devnet, timings: { budgetMs: 600_000 } })
afterAll(async () => {
  await server.close()
  await devnet.close()
})
const from = devnet.roles.whale

const signFor = (safe: Address, message: string, owners: readonly TestOwner[], chainId = 1337) =>
  signAll(owners, safeMessageHashes({ safe, chainId, version: '1.4.1', message }))

describe('a Safe', () => {
  test.each([
    ['1 of 1', [ann], 1],
    ['2 of 3', [ann, bob, cat], 2],
  ] as const)('default: %s', async (_, owners, threshold) => {
    const { address } = await createSafeOwner(devnet.client, { owners, threshold, from })
    const visitor = createVisitor(server.url)
    const message = await visitor.begin(address)
    const signature = await signFor(address, message, owners.slice(0, threshold))
    expect(await visitor.verify(message, signature)).toMatchObject({ status: 200, body: { address } })
    expect(await visitor.session()).toMatchObject({ address })
    expect((await visitor.verify(message, signature)).status).toBe(401)
  })

  test('behavior: of 50 posts of one text one succeeds', async () => {
    const { address } = await createSafeOwner(devnet.client, { owners: [ann], from })
    const visitor = createVisitor(server.url)
    const message = await visitor.begin(address)
    const signature = await signFor(address, message, [ann])
    const replies = await Promise.all(Array.from({ length: 50 }, () => visitor.verify(message, signature)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(49)
  })

  test('error: signed for something else, or by others', async () => {
    const { address } = await createSafeOwner(devnet.client, { owners: [ann, bob], threshold: 1, from })
    const other = await createSafeOwner(devnet.client, { owners: [ann], from })
    const visitor = createVisitor(server.url)
    const message = await visitor.begin(address)
    const wrong: Record<string, Hex> = {
      'another chain': await signFor(address, message, [ann], 1),
      'another Safe': await signFor(other.address, message, [ann]),
      'another text': await signFor(address, `${message} `, [ann]),
      'a stranger': await signFor(address, message, [eve]),
      'an owner as themselves': await ann.sign({ hash: hashMessage(message), preimage: '0x' }),
      'an approval that was never given': concat([
        numberToHex(BigInt(ann.address), { size: 32 }),
        numberToHex(0, { size: 32 }),
        '0x01',
      ]),
    }
    for (const [name, signature] of Object.entries(wrong))
      expect([name, (await visitor.verify(message, signature)).status]).toEqual([name, 401])
    // A contract's owners may try again.
    expect((await visitor.verify(message, await signFor(address, message, [ann]))).status).toBe(200)
  })
})

describe('an account that is still to be made', () => {
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [[ann.address], 1n, zeroAddress, '0x', safeContracts.fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const plan = async (salt: bigint) => {
    const create = {
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [safeContracts.safe, initializer, salt],
    } as const
    const { result: account } = await devnet.client.simulateContract({
      ...create,
      address: safeContracts.proxyFactory,
      account: from,
    })
    return { account, create, data: encodeFunctionData(create) }
  }
  const wrap = (signature: Hex, data: Hex, address: Address = safeContracts.proxyFactory) =>
    serializeErc6492Signature({ address, data, signature })

  test('default: it signs in, and stays signed in when it is made', async () => {
    const { account, create, data } = await plan(1n)
    const visitor = createVisitor(server.url)
    const message = await visitor.begin(account)
    const signature = wrap(await signFor(account, message, [ann]), data)
    expect(await visitor.verify(message, signature)).toMatchObject({
      status: 200,
      body: { address: account },
    })
    const later = createVisitor(server.url)
    const laterMessage = await later.begin(account)
    await devnet.client.writeContract({ ...sender(from), ...create, address: safeContracts.proxyFactory })
    const laterSignature = wrap(await signFor(account, laterMessage, [ann]), data)
    expect((await later.verify(laterMessage, laterSignature)).status).toBe(200)
    expect(await visitor.session()).toMatchObject({ address: account })
  })

  test('error: signed by somebody else, made by something else', async () => {
    const [{ account, data }, other] = [await plan(2n), await plan(3n)]
    const hostile = getAddress(numberToHex(0xbad100, { size: 20 }))
    const make = {
      reverts: '0x621000006000fd',
      'burns all gas': '0x5b600056',
      'does nothing': '0x00',
    } as const
    const begin = async (change: (message: string) => Promise<Hex>) => {
      const visitor = createVisitor(server.url)
      const message = await visitor.begin(account)
      return (await visitor.verify(message, await change(message))).status
    }
    expect(await begin(async (message) => wrap(await signFor(account, message, [eve]), data))).toBe(401)
    expect(await begin(async (message) => wrap(await signFor(account, `${message} `, [ann]), data))).toBe(401)
    expect(await begin(async (message) => wrap(await signFor(account, message, [ann]), other.data))).toBe(401)
    expect(await begin((message) => signFor(account, message, [ann]))).toBe(401)
    expect(await begin(async () => `0x${'64'.repeat(40)}${'6492'.repeat(16)}`)).toBe(401)
    for (const code of Object.values(make)) {
      await devnet.client.setCode({ address: hostile, bytecode: code })
      expect(
        await begin(async (message) => wrap(await signFor(account, message, [ann]), data, hostile)),
      ).toBe(401)
    }
    expect(await begin(async (message) => wrap(await signFor(account, message, [ann]), data))).toBe(200)
  })
})

const yes = `1626ba7e${'00'.repeat(28)}`
const answer = (word: string, length = '20'): Hex => `0x7f${word}60005261${length.padStart(4, '0')}6000f3`

/** What a contract does, whatever it is asked. */
const hostile: Readonly<Record<string, Hex>> = {
  'answers nothing': '0x00',
  'answers no': answer('00'.repeat(32)),
  'answers one': answer(`${'00'.repeat(31)}01`),
  'agrees with the other form': answer(`20c13b0b${'00'.repeat(28)}`),
  'agrees with one bit too many': answer(`1626ba7e${'00'.repeat(27)}01`),
  'agrees in four bytes': answer(yes, '4'),
  'answers with a megabyte': '0x621000006000f3',
  reverts: '0x60006000fd',
  'reverts with a megabyte': '0x621000006000fd',
  'burns all gas': '0x5b600056',
  'breaks off': '0xfe',
  'agrees and writes': `0x6001600055${answer(yes).slice(2)}`,
  'calls itself for ever': '0x600060006000600060003061fffff150',
  // These name a threshold, as a Safe does, and to everything else:
  'burns all gas behind a threshold': '0x60003560e01c63e75235b8146013575b600f565b600160005260206000f3',
  'answers with a megabyte behind a threshold':
    '0x60003560e01c63e75235b814601657621000006000f35b600160005260206000f3',
}

describe('a hostile contract', () => {
  for (const [at, [name, bytecode]] of Object.entries(hostile).entries())
    test(`error: that ${name} #sign-in-contracts`, {
      tags: /burns|behind|for ever/.test(name) ? '@deep' : [],
    }, async () => {
      const address = getAddress(numberToHex(0xbad000 + at, { size: 20 }))
      await devnet.client.setCode({ address, bytecode })
      const wrapped = serializeErc6492Signature({ address, data: '0x12', signature: '0x34' })
      // On a busy machine the burning may outlast the five seconds of a sign-in, which is no answer.
      const refusals = name.startsWith('burns') ? [401, 503] : [401]
      server.node.requests.length = 0
      let longest = 0
      const measure = (_: unknown, result: unknown) => {
        longest = Math.max(longest, JSON.stringify(result).length)
        return result
      }
      server.node.fault = { alter: measure }
      for (const signature of ['0x', `0x${'11'.repeat(65)}`, `0x${'22'.repeat(4_000)}`, wrapped]) {
        const visitor = createVisitor(server.url)
        const message = await visitor.begin(address)
        expect(refusals).toContain((await visitor.verify(message, signature)).status)
      }
      server.node.fault = {}
      // However much there is to burn, a node's work ends.
      expect(Math.max(...gasAsked(server.node))).toBeLessThanOrEqual(8_000_000)
      // However much it says, a few words of it come over the wire.
      expect(longest).toBeLessThan(10_000)
    })

  test('behavior: one that agrees to everything is signed in by anybody, which is its own affair', async () => {
    const address = getAddress(numberToHex(0xbad200, { size: 20 }))
    await devnet.client.setCode({ address, bytecode: answer(yes) })
    const visitor = createVisitor(server.url)
    expect((await visitor.verify(await visitor.begin(address), '0x12')).status).toBe(200)
  })
})

test('error: a node that does not answer', async () => {
  const { address } = await createSafeOwner(devnet.client, { owners: [ann], from })
  const visitor = createVisitor(server.url)
  const message = await visitor.begin(address)
  const signature = await signFor(address, message, [ann])
  server.node.fault = { drop: true }
  expect([401, 503]).toContain((await visitor.verify(message, signature)).status)
  server.node.fault = {}
  // Nothing was spent: it goes on when the node is back.
  await expect.poll(async () => (await visitor.verify(message, signature)).status).toBe(200)
})
