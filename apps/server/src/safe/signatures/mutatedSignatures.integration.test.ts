import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { safeTxHashes } from '@love/safe/safeTx'
import { encodePart, encodeSignatures } from '@love/safe/signatures/encodeSignatures'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import fc from 'fast-check'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { type Mutation, mutate } from '../../../test/mutateSignatures.ts'
import {
  countsOnChain,
  createSafeOwner,
  type SafeOwner,
  type Signed,
  type TestOwner,
  walletOwner,
} from '../../../test/testOwners.ts'
import { createThreads } from '../../threads/createThreads.ts'
import { createVerifier, type Verifier } from './createVerifier.ts'

const [ann, bob, cat] = [walletOwner('ann'), walletOwner('bob'), walletOwner('cat')]
const pool = createThreads()
let devnet: Devnet
let verifier: Verifier
let safe: SafeOwner
let signed: Signed
/** Of each owner: for what is asked, and for the same on another chain. */
let signatures: { owner: `0x${string}`; here: Hex; elsewhere: Hex }[]

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const { client, roles } = devnet
  const from = roles.deployer
  verifier = createVerifier({ client, pool, ethSign: false })
  const family = await createSafeOwner(client, { owners: [bob, cat], from })
  const club = await createSafeOwner(client, { owners: [cat, family], threshold: 2, from })
  const [approver] = roles.demo
  const approval: TestOwner = {
    address: approver,
    sign: async () => encodePart({ kind: 'approved', owner: approver }),
  }
  safe = await createSafeOwner(client, { owners: [ann, bob, family, club, approval], threshold: 2, from })
  const tx = testSafeTx({ to: safe.address, value: 7n })
  signed = safeTxHashes({ safe: safe.address, chainId: 1337, version: '1.4.1', tx })
  const other = safeTxHashes({ safe: safe.address, chainId: 1, version: '1.4.1', tx })
  await client.writeContract({
    account: approver,
    abi: safeAbi,
    address: safe.address,
    functionName: 'approveHash',
    args: [signed.hash],
  })
  signatures = []
  for (const owner of safe.owners)
    signatures.push({
      owner: owner.address,
      here: await owner.sign(signed),
      elsewhere: await owner.sign(other),
    })
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

const verify = (signature: Hex) =>
  verifier.verifySignature({
    safe: safe.address,
    hash: signed.hash,
    question: signed.preimage,
    signature,
    owners: safe.owners.map(({ address }) => address),
  })

const isTaken = (signature: Hex, parts: number) =>
  countsOnChain(devnet.client, { safe: safe.address, signed, signature, parts })

const someOwners = fc.subarray([0, 1, 2, 3, 4], { minLength: 1 })
const blobOf = (chosen: readonly number[], elsewhere?: number) =>
  encodeSignatures(
    chosen.flatMap((index) => {
      const found = signatures[index]
      return found
        ? [{ owner: found.owner, signature: index === elsewhere ? found.elsewhere : found.here }]
        : []
    }),
  )

const part = fc.nat({ max: 4 })
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('bit'), bit: fc.nat({ max: 20_000 }) }),
  fc.record({ kind: fc.constant('cut'), bytes: fc.integer({ min: 1, max: 64 }) }),
  fc.record({ kind: fc.constant('v'), part, v: fc.nat({ max: 255 }) }),
  fc.record({ kind: fc.constant('high-s'), part }),
  fc.record({ kind: fc.constant('swap'), part }),
  fc.record({
    kind: fc.constant('offset'),
    part,
    to: fc.oneof(fc.constantFrom('far', 'end', 'start', 'highest'), fc.nat({ max: 2_000 })),
  }),
)

/** Where the Safe would take what we do not, on purpose. */
const stricter = ['high-s-signature', 'loose-signature']

test('default: 0 of 500 mutated signatures count, and the Safe says the same of each #signatures-counted', async () => {
  let onPurpose = 0
  await fc.assert(
    fc.asyncProperty(someOwners, mutation, async (chosen, how) => {
      const mutated = mutate(blobOf(chosen), chosen.length, how)
      fc.pre(mutated !== undefined)
      const verdict = await verify(mutated)
      if (!('refusal' in verdict)) throw new Error('A mutated signature was counted.')
      expect(verdict.refusal.message).toMatch(/\.$/)
      if (await isTaken(mutated, chosen.length)) {
        expect(stricter).toContain(verdict.refusal.code)
        onPurpose += 1
      }
    }),
    { numRuns: runs(500, 5_000) },
  )
  expect(onPurpose).toBeGreaterThan(0)
}, 300_000)

test('default: what is not mutated counts for every owner, and the Safe takes what was kept of it', async () => {
  await fc.assert(
    fc.asyncProperty(someOwners, async (chosen) => {
      const verdict = await verify(blobOf(chosen))
      if ('refusal' in verdict) throw verdict.refusal
      const { confirmations } = verdict
      expect(new Set(confirmations.map(({ owner }) => owner))).toEqual(
        new Set(chosen.map((index) => signatures[index]?.owner)),
      )
      expect(await isTaken(encodeSignatures(confirmations), chosen.length)).toBe(true)
    }),
    { numRuns: runs(31, 200) },
  )
})

test('error: signatures for another chain, also among good ones', async () => {
  await fc.assert(
    fc.asyncProperty(someOwners, async (chosen) => {
      // An approval is on one chain by its nature.
      const index = chosen.find((one) => one !== 4)
      fc.pre(index !== undefined)
      const blob = blobOf(chosen, index)
      expect(await verify(blob)).toHaveProperty('refusal')
      expect(await isTaken(blob, chosen.length)).toBe(false)
    }),
    { numRuns: runs(30, 200) },
  )
})
