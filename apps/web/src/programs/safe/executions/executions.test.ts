import { safeAbi } from '@love/contracts/abi/safe.abi'
import { execTransactionCall, safeTxOf } from '@love/safe/build/safeTxOf'
import { executing, isExecution } from '@love/safe/isExecution'
import { safeTxHash } from '@love/safe/safeTx'
import { encodePart, type OwnerSignature } from '@love/safe/signatures/encodeSignatures'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import fc from 'fast-check'
import {
  type Address,
  concat,
  getAbiItem,
  getAddress,
  type Hex,
  numberToHex,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import { executionIn } from './executionIn.ts'
import { placeExecutions } from './placeExecutions.ts'

const people = [1, 2, 3].map((key) => privateKeyToAccount(numberToHex(key, { size: 32 })))
const safe: Address = getAddress(numberToHex(0x5afe, { size: 20 }))
const facts: SafeFacts = {
  safe,
  chainId: 1337,
  version: '1.4.1',
  threshold: 2,
  nonce: 7n,
  guard: undefined,
  fallbackHandler: undefined,
  code: {
    isVerified: true,
    singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    version: '1.4.1',
    isL2: false,
  },
  owners: people.slice(0, 2).map(({ address }) => address),
}
const gift = (nonce: bigint) =>
  safeTxOf({
    calls: [{ to: zeroAddress, value: nonce, data: '0x' }],
    nonce,
    multiSendCallOnly: zeroAddress,
  })

async function signed(nonce: bigint, signers = people.slice(0, 2)): Promise<readonly OwnerSignature[]> {
  const hash = safeTxHash({ ...facts, tx: gift(nonce) })
  return Promise.all(
    signers.map(async (one) => ({ owner: one.address, signature: await one.sign({ hash }) })),
  )
}

/** Read again from its bytes, as it would be sent. */
async function executed(nonce: bigint, signatures?: readonly OwnerSignature[]) {
  return executionIn(
    execTransactionCall({ safe, tx: gift(nonce), signatures: signatures ?? (await signed(nonce)) }),
  )
}

test('default: what is sent is read back field by field, and placed at the nonces that owners have signed', async () => {
  const executions = await Promise.all([executed(7n), executed(8n)])
  const { nonce: _, ...fields } = gift(7n)
  expect(executions[0]).toMatchObject({ safe, fields })
  const placed = await placeExecutions(facts, executions)
  expect(placed.map((one) => one?.tx)).toEqual([gift(7n), gift(8n)])
  expect(placed[0]).toMatchObject({
    safeTxHash: safeTxHash({ ...facts, tx: gift(7n) }),
    signers: expect.arrayContaining([...facts.owners]),
  })
})

test('behavior: what is on its way and in no block yet moves the others on', async () => {
  const placed = await placeExecutions(facts, await Promise.all([executed(8n), executed(9n)]))
  expect(placed.map((one) => one?.tx.nonce)).toEqual([8n, 9n])
})

test('behavior: an owner who executes counts, with the next nonce', async () => {
  const [first] = await signed(7n, people.slice(0, 1))
  const second = facts.owners[1] ?? zeroAddress
  const approval = { owner: second, signature: encodePart({ kind: 'approved', owner: second }) }
  const execution = await executed(7n, first ? [first, approval] : [])
  expect((await placeExecutions(facts, [execution]))[0]?.signers).toContain(second)
})

test.each<[string, () => Promise<readonly OwnerSignature[]>]>([
  ['by a stranger', () => signed(7n, people.slice(1))],
  ['by too few', () => signed(7n, people.slice(1, 2))],
  ['for a nonce that is used up', () => signed(6n)],
  ['for one that comes much later', () => signed(9n)],
])('error: signed %s it has no place', async (_, signatures) => {
  expect(await placeExecutions(facts, [await executed(7n, await signatures())])).toEqual([undefined])
})

test('error: what is no execution, or can be read in two ways, is none', async () => {
  const { data } = execTransactionCall({ safe, tx: gift(7n), signatures: await signed(7n) })
  expect(toFunctionSelector(getAbiItem({ abi: safeAbi, name: 'execTransaction' }))).toBe(executing)
  expect(isExecution({ data })).toBe(true)
  expect(isExecution({ data: '0x' })).toBe(false)
  expect(executionIn({ to: safe, data: concat([data, '0x00']) })).toBeUndefined()
  expect(executionIn({ to: safe, data: data.slice(0, 200) as Hex })).toBeUndefined()
  const bytes = fc
    .uint8Array({ maxLength: 600 })
    .map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)
  fc.assert(
    fc.property(bytes, (rest) => executionIn({ to: safe, data: concat([executing, rest]) }) === undefined),
    { numRuns: runs(200, 5_000) },
  )
})
