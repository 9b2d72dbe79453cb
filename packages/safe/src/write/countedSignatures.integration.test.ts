import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, encodeFunctionData, type Hex, parseEventLogs, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSafeTx } from '../../test/testSafeTx.ts'
import { testPerson } from '../../test/testTeam.ts'
import { safeBytesHashes } from '../messageHash.ts'
import { safeTxHashes } from '../safeTx.ts'
import { encodePart } from '../signatures/encodeSignatures.ts'
import { countedSignatures } from './countedSignatures.ts'
import { readSafeFacts } from './readSafeFacts.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

const [ann, eve] = [testPerson('ann'), testPerson('eve')]

async function createSafe(owner: Address): Promise<Address> {
  const { safe, fallbackHandler, proxyFactory } = safeContracts
  const setup = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [[owner], 1n, zeroAddress, '0x', fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const hash = await devnet.client.writeContract({
    account: devnet.roles.whale,
    gas: 2_000_000n,
    abi: safeProxyFactoryAbi,
    address: proxyFactory,
    functionName: 'createProxyWithNonce',
    args: [safe, setup, 77n],
  })
  const { logs } = await devnet.client.waitForTransactionReceipt({ hash })
  const [created] = parseEventLogs({ abi: safeProxyFactoryAbi, eventName: 'ProxyCreation', logs })
  if (!created) throw new Error('No Safe was created.')
  return created.args.proxy
}

test('default: what a Safe says that owns another counts, and only for these fields', async () => {
  const { client } = devnet
  const inner = await createSafe(ann.address)
  const outer = await createSafe(inner)
  const facts = await readSafeFacts(client, { deployment, safe: outer })
  const hashes = safeTxHashes({ ...facts, tx: testSafeTx({ to: ann.address, value: 1n }) })
  const other = safeTxHashes({ ...facts, tx: testSafeTx({ to: eve.address, value: 1n }) })
  const wordOf = async (person: typeof ann, bytes: Hex) => {
    const { hash } = safeBytesHashes({ ...facts, safe: inner, bytes })
    const signature = encodePart({ kind: 'contract', owner: inner, data: await person.sign({ hash }) })
    return [{ owner: inner, signature }]
  }
  const good = await wordOf(ann, hashes.preimage)
  expect(await countedSignatures(client, { facts, hashes, claims: good })).toHaveLength(1)
  expect(await countedSignatures(client, { facts, hashes: other, claims: good })).toEqual([])
  for (const claims of [
    await wordOf(eve, hashes.preimage),
    await wordOf(ann, other.preimage),
    [{ owner: inner, signature: encodePart({ kind: 'approved', owner: inner }) }],
  ])
    expect(await countedSignatures(client, { facts, hashes, claims })).toEqual([])
})
