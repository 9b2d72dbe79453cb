import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { safeTxHashes } from '@love/safe/safeTx'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import { createClient, custom, getAddress, type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsOnChain, createSafeOwner, type SafeOwner, type TestOwner } from '../../../test/testOwners.ts'
import { createThreads } from '../../threads/createThreads.ts'
import { createVerifier } from './createVerifier.ts'

const yes = `20c13b0b${'00'.repeat(28)}`
const answer = (word: string, length = '20'): Hex => `0x7f${word}60005261${length.padStart(4, '0')}6000f3`

/** What an owner's contract does, whatever it is asked. */
const contracts: Readonly<Record<string, Hex>> = {
  agrees: answer(yes),
  'agrees at length': answer(yes, '400'),
  'agrees at too much length': answer(yes, '401'),
  'agrees with the other form': answer(`1626ba7e${'00'.repeat(28)}`),
  'agrees with one bit too many': answer(`20c13b0b${'00'.repeat(27)}01`),
  'agrees in four bytes': answer(yes, '4'),
  'answers nothing': '0x00',
  'answers no': answer('00'.repeat(32)),
  'answers with a megabyte': '0x621000006000f3',
  'answers with code that may not exist': answer(`ef${'00'.repeat(31)}`),
  reverts: '0x60006000fd',
  'reverts with a megabyte': '0x621000006000fd',
  'burns all gas': '0x5b600056',
  'breaks off': '0xfe',
  'agrees and writes': `0x6001600055${answer(yes).slice(2)}`,
  'calls itself for ever': '0x600060006000600060003061fffff150',
}
const taken = ['agrees', 'agrees at length']

const pool = createThreads()
const owners = Object.keys(contracts).map((name, at): TestOwner & { name: string } => {
  const address = getAddress(numberToHex(0xbad000 + at, { size: 20 }))
  return { name, address, sign: async () => encodePart({ kind: 'contract', owner: address, data: '0x1234' }) }
})
let devnet: Devnet
let safe: SafeOwner
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  for (const { name, address } of owners)
    await devnet.client.setCode({ address, bytecode: contracts[name] ?? '0x' })
  const from = devnet.roles.deployer
  safe = await createSafeOwner(devnet.client, { owners, threshold: 1, from })
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

test.each(owners)('behavior: a contract that $name', async ({ name, address, sign }) => {
  const tx = testSafeTx({ to: safe.address })
  const { hash, preimage } = safeTxHashes({ safe: safe.address, chainId: 1337, version: '1.4.1', tx })
  const longest = { answer: 0 }
  const request = async (call: { method: string; params?: unknown }) => {
    const reply: unknown = await devnet.client.request(call as Parameters<typeof devnet.client.request>[0])
    longest.answer = Math.max(longest.answer, String(reply).length)
    return reply
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const { verifySignature } = createVerifier({ client, pool, ethSign: false })
  const signature = await sign({ hash, preimage })
  const all = owners.map((owner) => owner.address)
  const verdict = await verifySignature({
    safe: safe.address,
    hash,
    question: preimage,
    signature,
    owners: all,
  })
  expect(verdict).toMatchObject(
    taken.includes(name)
      ? { confirmations: [{ owner: address, kind: 'contract', signature }] }
      : { refusal: { code: 'contract-refused' } },
  )
  // However much a contract says, one word of it comes over the wire.
  expect(longest.answer).toBe(2 + 2 * 96)
  const isTaken = await countsOnChain(devnet.client, {
    safe: safe.address,
    signed: { hash, preimage },
    signature,
    parts: 1,
  })
  if (taken.includes(name) || !name.startsWith('agrees')) expect(isTaken).toBe(taken.includes(name))
})
