import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { safeMessageHashes } from '@love/safe/messageHash'
import { safeTxHashes } from '@love/safe/safeTx'
import { encodePart, encodeSignatures } from '@love/safe/signatures/encodeSignatures'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import { concat, createClient, custom, type Hex, hashMessage, pad, slice } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeOwner, type SafeOwner, signAll, walletOwner } from '../../../test/testOwners.ts'
import { createThreads } from '../../threads/createThreads.ts'
import { createVerifier, type SignatureVerdict } from './createVerifier.ts'

const [ann, bob, cat, eve] = [walletOwner('ann'), walletOwner('bob'), walletOwner('cat'), walletOwner('eve')]
const pool = createThreads()
let devnet: Devnet
let safe: SafeOwner
let family: SafeOwner
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const from = devnet.roles.deployer
  family = await createSafeOwner(devnet.client, { owners: [bob, cat], from })
  safe = await createSafeOwner(devnet.client, { owners: [ann, bob, family], threshold: 2, from })
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

const identity = (chainId = 1337) => ({ safe: safe.address, chainId, version: '1.4.1' })
const tx = testSafeTx({ value: 3n, nonce: 1n })
const signed = () => safeTxHashes({ ...identity(), tx })
const owners = () => safe.owners.map(({ address }) => address)

function verify(signature: Hex, more: { expectedOwner?: `0x${string}`; ethSign?: boolean } = {}) {
  const { hash, preimage } = signed()
  const { ethSign = false, expectedOwner } = more
  const verifier = createVerifier({ client: devnet.client, pool, ethSign })
  const question = {
    safe: safe.address,
    hash,
    question: preimage,
    signature,
    owners: owners(),
    expectedOwner,
  }
  return verifier.verifySignature(question)
}
const refusedAs = (code: string) => ({ refusal: { code, message: expect.stringMatching(/ .*\.$/) } })
const countOf = (verdict: SignatureVerdict) => ('confirmations' in verdict ? verdict.confirmations.length : 0)

test('default: an owner’s signature, with the owner whose it is', async () => {
  const signature = await ann.sign(signed())
  expect(await verify(signature, { expectedOwner: ann.address })).toEqual({
    confirmations: [{ owner: ann.address, kind: 'eoa', signature }],
  })
})

test('default: a signature of several owners is one confirmation for each', async () => {
  const verdict = await verify(await signAll(safe.owners, signed()))
  if ('refusal' in verdict) throw verdict.refusal
  const alone = await Promise.all(
    safe.owners.map(async (owner) => ({ owner: owner.address, signature: await owner.sign(signed()) })),
  )
  expect(verdict.confirmations.map(({ owner, signature }) => ({ owner, signature }))).toEqual(
    alone.toSorted((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1)),
  )
  expect(verdict.confirmations.map(({ kind }) => kind).sort()).toEqual(['contract', 'eoa', 'eoa'])
})

test('default: a message of the Safe is confirmed in the same way', async () => {
  const { hash, preimage } = safeMessageHashes({ ...identity(), message: 'We love.' })
  const { verifySignature } = createVerifier({ client: devnet.client, pool, ethSign: false })
  const signature = await signAll([ann, family], { hash, preimage })
  const verdict = await verifySignature({
    safe: safe.address,
    hash,
    question: preimage,
    signature,
    owners: owners(),
  })
  expect(countOf(verdict)).toBe(2)
})

test('behavior: later Safes ask contracts about the hash instead of the bytes behind it', async () => {
  const { hash } = signed()
  const { verifySignature } = createVerifier({ client: devnet.client, pool, ethSign: false })
  const question = { safe: safe.address, hash, owners: owners() }
  const aboutHash = await family.sign({ hash, preimage: hash })
  expect(countOf(await verifySignature({ ...question, signature: aboutHash }))).toBe(1)
  const aboutBytes = await family.sign(signed())
  expect(await verifySignature({ ...question, signature: aboutBytes })).toMatchObject(
    refusedAs('contract-refused'),
  )
})

test('behavior: a contract’s signature with filled words is taken and kept without them', async () => {
  const signature = await family.sign(signed())
  const padded = concat([signature, pad('0x', { size: 30 })])
  expect(await verify(padded)).toEqual(await verify(signature))
})

test('error: right signature, other chain, other Safe, other version', async () => {
  const others = [
    { ...identity(1), tx },
    { ...identity(), safe: family.address, tx },
    { ...identity(), version: '1.2.0', tx },
    { ...identity(), tx: { ...tx, nonce: 2n } },
  ]
  for (const other of others) {
    expect(await verify(await ann.sign(safeTxHashes(other)))).toMatchObject(refusedAs('not-owner'))
    expect(await verify(await family.sign(safeTxHashes(other)))).toMatchObject(refusedAs('contract-refused'))
  }
})

test('error: a stranger, an owner of another Safe, an owner who was removed #signatures-counted', async () => {
  expect(await verify(await eve.sign(signed()))).toMatchObject(refusedAs('not-owner'))
  expect(await verify(await cat.sign(signed()))).toMatchObject(refusedAs('not-owner'))
  const { verifySignature } = createVerifier({ client: devnet.client, pool, ethSign: false })
  const { hash, preimage } = signed()
  const rest = { safe: safe.address, hash, question: preimage, owners: [bob.address] }
  for (const removed of [ann, family])
    expect(await verifySignature({ ...rest, signature: await removed.sign(signed()) })).toMatchObject(
      refusedAs('not-owner'),
    )
})

test('error: an owner’s signature filed under another owner', async () => {
  const signature = await ann.sign(signed())
  expect(await verify(signature, { expectedOwner: bob.address })).toMatchObject(refusedAs('other-owner'))
})

test('error: one bad part spoils all of them; twice and in the wrong order too', async () => {
  const [a, b, e] = await Promise.all([ann, bob, eve].map((owner) => owner.sign(signed())))
  if (!a || !b || !e) throw new Error('Three signatures are needed.')
  const good = await signAll([ann, bob], signed())
  expect(countOf(await verify(good))).toBe(2)
  expect(await verify(concat([slice(good, 65), slice(good, 0, 65)]))).toMatchObject(refusedAs('wrong-order'))
  expect(await verify(concat([a, a]))).toMatchObject(refusedAs('wrong-order'))
  const withEve = encodeSignatures([
    { owner: ann.address, signature: a },
    { owner: eve.address, signature: e },
  ])
  expect(await verify(withEve)).toMatchObject(refusedAs('not-owner'))
  expect(await verify(concat([a, a, a, a]))).toMatchObject(refusedAs('not-owner'))
})

test('error: eth_sign, unless it is allowed #no-blind-signing', async () => {
  const raw = await ann.sign({ ...signed(), hash: hashMessage({ raw: signed().hash }) })
  const signature = concat([slice(raw, 0, 64), raw.endsWith('1b') ? '0x1f' : '0x20'])
  expect(await verify(signature)).toMatchObject(refusedAs('eth-sign'))
  expect(await verify(signature, { ethSign: true })).toEqual({
    confirmations: [{ owner: ann.address, kind: 'eth_sign', signature }],
  })
  expect(await verify(raw)).toMatchObject(refusedAs('not-owner'))
})

test('behavior: an approval counts once it is on chain, and only for its owner and hash', async () => {
  const from = devnet.roles.demo[0]
  const { hash, preimage } = safeTxHashes({ ...identity(), safe: devnet.safes.teamSafe, tx })
  const { verifySignature } = createVerifier({ client: devnet.client, pool, ethSign: false })
  const ask = (owner: `0x${string}`) =>
    verifySignature({
      safe: devnet.safes.teamSafe,
      hash,
      question: preimage,
      signature: encodePart({ kind: 'approved', owner }),
      owners: devnet.roles.demo,
    })
  expect(await ask(from)).toMatchObject(refusedAs('not-approved'))
  await devnet.client.writeContract({
    account: from,
    abi: safeAbi,
    address: devnet.safes.teamSafe,
    functionName: 'approveHash',
    args: [hash],
  })
  expect(await ask(from)).toEqual({
    confirmations: [
      { owner: from, kind: 'approved', signature: encodePart({ kind: 'approved', owner: from }) },
    ],
  })
  expect(await ask(devnet.roles.demo[1])).toMatchObject(refusedAs('not-approved'))
  expect(await ask(eve.address)).toMatchObject(refusedAs('not-owner'))
})

test('error: longer than anything useful, without asking anybody', async () => {
  expect(await verify(`0x${'00'.repeat(16_385)}`)).toMatchObject(refusedAs('too-long'))
})

test('error: a node that fails is no refusal', async () => {
  const request = () => Promise.reject(new Error('The node is away.'))
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const { verifySignature } = createVerifier({ client, pool, ethSign: false })
  const { hash, preimage } = signed()
  const question = { safe: safe.address, hash, question: preimage, owners: owners() }
  await expect(verifySignature({ ...question, signature: await family.sign(signed()) })).rejects.toThrow(
    'The node is away.',
  )
  expect(countOf(await verifySignature({ ...question, signature: await ann.sign(signed()) }))).toBe(1)
})

test('error: a node that never answers ends with the time limit', async () => {
  const client = createClient({ transport: custom({ request: () => new Promise(() => {}) }) })
  const limits = { bytes: 1_000, contracts: 1, depth: 1, gas: 1, timeoutMs: 50 }
  const { verifySignature } = createVerifier({ client, pool, ethSign: false, limits })
  const { hash, preimage } = signed()
  const signature = await family.sign(signed())
  await expect(
    verifySignature({ safe: safe.address, hash, question: preimage, signature, owners: owners() }),
  ).rejects.toThrow('50 ms')
})
