import { safeAbi } from '@love/contracts/abi/safe.abi'
import { signMessageLibAbi } from '@love/contracts/abi/signMessageLib.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { safeBytesHashes } from '@love/safe/messageHash'
import { safeTxHashes } from '@love/safe/safeTx'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import { concat, encodeFunctionData, type Hex, hashMessage, slice, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countsOnChain,
  createSafeOwner,
  type SafeOwner,
  type Signed,
  signAll,
  type TestOwner,
  walletOwner,
} from '../../../test/testOwners.ts'
import { createThreads } from '../../threads/createThreads.ts'
import { createVerifier } from './createVerifier.ts'
import { signatureLimits } from './signatureLimits.ts'

const [ann, bob] = [walletOwner('ann'), walletOwner('bob')]
const pool = createThreads()
let devnet: Devnet
let safe: SafeOwner
let signed: Signed
/** The first is owned by a person, the second by the first, and so on. */
let nested: SafeOwner[]
/** Its only owner can send transactions, too. */
let single: SafeOwner

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const { client, roles } = devnet
  const from = roles.deployer
  nested = []
  let owner: TestOwner = ann
  for (let depth = 1; depth <= 4; depth++) {
    const above = await createSafeOwner(client, { owners: [owner], from })
    nested.push(above)
    owner = above
  }
  const sender: TestOwner = { address: from, sign: async () => encodePart({ kind: 'approved', owner: from }) }
  single = await createSafeOwner(client, { owners: [sender], from })
  safe = await createSafeOwner(client, { owners: [...nested, single, bob], threshold: 1, from })
  const tx = testSafeTx({ to: safe.address })
  signed = safeTxHashes({ safe: safe.address, chainId: 1337, version: '1.4.1', tx })
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

function verify(signature: Hex, limits = signatureLimits) {
  const { verifySignature } = createVerifier({ client: devnet.client, pool, ethSign: false, limits })
  const owners = safe.owners.map(({ address }) => address)
  const { hash, preimage: question } = signed
  return verifySignature({ safe: safe.address, hash, question, signature, owners })
}
const isTaken = (signature: Hex) =>
  countsOnChain(devnet.client, { safe: safe.address, signed, signature, parts: 1 })

test.each([1, 2, 3])('default: Safes that own Safes, %s deep', async (depth) => {
  const owner = nested[depth - 1] ?? safe
  const signature = await owner.sign(signed)
  expect(await verify(signature)).toEqual({
    confirmations: [{ owner: owner.address, kind: 'contract', signature }],
  })
  expect(await isTaken(signature)).toBe(true)
})

test('error: four deep is refused, although the chain would take it', async () => {
  const signature = (await nested[3]?.sign(signed)) ?? '0x'
  expect(await verify(signature)).toMatchObject({ refusal: { code: 'too-deep' } })
  expect(await isTaken(signature)).toBe(true)
})

test('error: more contracts than are asked for one signature', async () => {
  const signature = await signAll(nested.slice(0, 3), signed)
  expect(await verify(signature, { ...signatureLimits, contracts: 5 })).toMatchObject({
    refusal: { code: 'too-deep' },
  })
  expect(await verify(signature, { ...signatureLimits, contracts: 6 })).toHaveProperty('confirmations')
})

test('behavior: inside a contract signature eth_sign counts, as protocol-kit makes it for nested Safes', async () => {
  const [first] = nested
  if (!first) throw new Error('A Safe is missing.')
  const asked = safeBytesHashes({
    safe: first.address,
    chainId: 1337,
    version: '1.4.1',
    bytes: signed.preimage,
  })
  const ethSigned = async (by: TestOwner) => {
    const raw = await by.sign({ ...asked, hash: hashMessage({ raw: asked.hash }) })
    const data = concat([slice(raw, 0, 64), raw.endsWith('1b') ? '0x1f' : '0x20'])
    return encodePart({ kind: 'contract', owner: first.address, data })
  }
  const signature = await ethSigned(ann)
  expect(await verify(signature)).toEqual({
    confirmations: [{ owner: first.address, kind: 'contract', signature }],
  })
  expect(await isTaken(signature)).toBe(true)
  const foreign = await ethSigned(bob)
  expect(await verify(foreign)).toMatchObject({ refusal: { code: 'contract-refused' } })
  expect(await isTaken(foreign)).toBe(false)
})

test('error: another person signed deep inside', async () => {
  const [first] = nested
  if (!first) throw new Error('A Safe is missing.')
  const forged = encodePart({ kind: 'contract', owner: first.address, data: await bob.sign(signed) })
  expect(await verify(forged)).toMatchObject({ refusal: { code: 'contract-refused' } })
  expect(await isTaken(forged)).toBe(false)
})

test('error: a person named as a contract', async () => {
  const forged = encodePart({ kind: 'contract', owner: bob.address, data: await bob.sign(signed) })
  expect(await verify(forged)).toMatchObject({ refusal: { code: 'contract-refused' } })
  expect(await isTaken(forged)).toBe(false)
})

test('behavior: a Safe that signed the message on chain needs no bytes', async () => {
  const signature = encodePart({ kind: 'contract', owner: single.address, data: '0x' })
  expect(await verify(signature)).toMatchObject({ refusal: { code: 'contract-refused' } })
  const data = encodeFunctionData({
    abi: signMessageLibAbi,
    functionName: 'signMessage',
    args: [signed.preimage],
  })
  const rest = [1, 0n, 0n, 0n, zeroAddress, zeroAddress] as const
  await devnet.client.writeContract({
    account: devnet.roles.deployer,
    abi: safeAbi,
    address: single.address,
    functionName: 'execTransaction',
    args: [safeContracts.signMessageLib, 0n, data, ...rest, await (single.owners[0] ?? bob).sign(signed)],
  })
  expect(await verify(signature)).toEqual({
    confirmations: [{ owner: single.address, kind: 'contract', signature }],
  })
  expect(await isTaken(signature)).toBe(true)
})
