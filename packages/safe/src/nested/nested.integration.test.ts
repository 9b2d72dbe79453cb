import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { createSafe } from '@love/devnet/safe/createSafe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, encodeFunctionData, type Hash, type Hex, keccak256, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployBackDoor, makeProxy } from '../../../devnet/test/backDoorSafe.ts'
import { execTransactionCall, safeTxOf } from '../build/safeTxOf.ts'
import { encodePart } from '../signatures/encodeSignatures.ts'
import { approvalCall, approvalsIn } from './approvals.ts'
import { hasCircle, type OwnerNode, readOwnerTree, waysOf, whyNotOwner } from './ownerTree.ts'

let devnet: Devnet
let ann: Address
let bob: Address
/** Ann owns the first, that the second, and so on; each is 1 of 1. */
let chain: readonly [Address, Address, Address, Address]
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  ann = devnet.roles.deployer
  bob = devnet.roles.whale
  const first = await safeOf([ann])
  const second = await safeOf([first])
  const third = await safeOf([second])
  chain = [first, second, third, await safeOf([third])]
})
afterAll(() => devnet.close())

const safeOf = (owners: readonly Address[], threshold = 1n) =>
  createSafe(devnet.client, { singleton: safeContracts.safe, owners, threshold, from: devnet.roles.deployer })
const treeOf = (safe: Address, owners: readonly Address[]) =>
  readOwnerTree(devnet.client, { deployment, safe, owners })
const addressesOf = (ways: ReturnType<typeof waysOf>) => ways.map((way) => way.map(({ address }) => address))

/** One of its owners makes a Safe do something; one signature is enough. */
async function run(safe: Address, owner: Address, call: { to: Address; value: bigint; data: Hex }) {
  const tx = safeTxOf({ calls: [call], nonce: 0n, multiSendCallOnly: zeroAddress })
  const signatures = [{ owner, signature: encodePart({ kind: 'approved', owner }) }]
  const hash = await devnet.client.sendTransaction({
    ...sender(owner),
    ...execTransactionCall({ safe, tx, signatures }),
  })
  const { status } = await devnet.client.getTransactionReceipt({ hash })
  expect(status).toBe('success')
}

const approved = (child: Address, owner: Address, hash: Hash) =>
  devnet.client.readContract({
    abi: safeAbi,
    address: child,
    functionName: 'approvedHashes',
    args: [owner, hash],
  })

test('default: keys, Safes and their owners, and other contracts', async () => {
  const [first, second] = chain
  const parent = await safeOf([ann, second], 2n)
  const [person, safe, contract] = await treeOf(zeroAddress, [bob, parent, deployment.router])
  expect(person).toEqual({ kind: 'account', address: bob })
  expect(safe).toMatchObject({
    kind: 'safe',
    version: '1.4.1',
    threshold: 2,
    owners: [
      { kind: 'account', address: ann },
      { kind: 'safe', address: second, owners: [{ kind: 'safe', address: first }] },
    ],
  })
  expect(contract).toMatchObject({ kind: 'contract', isProxy: false, why: 'Its code is not a Safe proxy.' })
  expect(addressesOf(waysOf([person, safe, contract] as OwnerNode[], ann))).toEqual([
    [parent],
    [parent, second, first],
  ])
  expect(waysOf([safe] as OwnerNode[], bob)).toEqual([])
})

test('error: what only says that it is a Safe is a contract, and nobody is asked about its owners', async () => {
  const { client } = devnet
  const singleton = await deployBackDoor(client, ann)
  const fake = await makeProxy(client, { from: ann, owners: [ann], singleton })
  const [node] = await treeOf(zeroAddress, [fake])
  expect(node).toMatchObject({
    kind: 'contract',
    isProxy: true,
    why: expect.stringContaining('not an official'),
  })
  expect(whyNotOwner(node as OwnerNode, zeroAddress)).toContain('not a verified Safe')
})

test('behavior: Safes above Safes are followed three deep', async () => {
  const [first, second, third, fourth] = chain
  const [node] = await treeOf(zeroAddress, [fourth])
  expect(JSON.stringify(node)).toContain(`"kind":"unread","address":"${first}"`)
  expect(addressesOf(waysOf(await treeOf(fourth, [third]), ann))).toEqual([[third, second, first]])
})

test('error: circles come to an end, give no way, and are refused with words', async () => {
  const upper = await safeOf([ann, bob])
  const lower = await safeOf([upper, bob])
  const add = encodeFunctionData({
    abi: safeAbi,
    functionName: 'addOwnerWithThreshold',
    args: [lower, 1n],
  })
  const [before] = await treeOf(upper, [lower])
  expect(whyNotOwner(before as OwnerNode, upper)).toBe(
    `Circular ownership: this Safe owns ${lower}. Each could wait for the other forever.`,
  )
  await run(upper, ann, { to: upper, value: 0n, data: add })
  const nodes = await treeOf(lower, [upper, bob])
  expect(nodes[0]).toMatchObject({ owners: [{ kind: 'circle', address: lower }, {}, {}] })
  expect(nodes.map(hasCircle)).toEqual([true, false])
  expect(addressesOf(waysOf(nodes, ann))).toEqual([[upper]])
  const between = await safeOf([lower, ann])
  const [through] = await treeOf(upper, [between])
  expect(whyNotOwner(through as OwnerNode, upper)).toContain(`owns ${between} through ${lower}.`)
  const [itself] = await treeOf(upper, [upper])
  expect(whyNotOwner(itself as OwnerNode, upper)).toBe('A Safe cannot own itself.')
  const [person] = await treeOf(upper, [bob])
  expect(whyNotOwner(person as OwnerNode, upper)).toBeUndefined()
})

test.each([1, 2, 3] as const)('default: the chain takes an approval through %s Safes', async (depth) => {
  const [first, second, third] = chain
  const hash = keccak256(`0x0${depth}`)
  const way = ([[first], [second, first], [third, second, first]] as const)[depth - 1] ?? [first]
  const child = await safeOf([way[0], bob], 2n)
  const call = approvalCall({ way, child, hash })
  expect(approvalsIn({ ...call, operation: 0 }, first)).toEqual([{ by: way[0], child, hash }])
  await run(first, ann, call)
  expect(await approved(child, way[0], hash)).toBe(1n)
})
