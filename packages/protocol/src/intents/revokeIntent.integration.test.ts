import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, createClient, custom, erc20Abi, maxUint256 } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { performIntent } from '../../../devnet/test/performIntent.ts'
import { type Allowance, readAllowances } from '../actions/readAllowances.ts'
import { readApprovalAges } from '../actions/readApprovalAges.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { loveEth } from '../pairs/pairs.ts'
import { revokeIntent } from './revokeIntent.ts'

let devnet: Devnet
let account: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const accounts = await devnet.client.getAddresses()
  account = accounts[7] ?? accounts[0] ?? '0x'
})
afterAll(() => devnet.close())

async function approve(address: Address | undefined, spender: Address | undefined, amount: bigint) {
  const hash = await devnet.client.writeContract({
    ...sender(account),
    abi: erc20Abi,
    address: address ?? '0x',
    functionName: 'approve',
    args: [spender ?? '0x', amount],
  })
  return (await devnet.client.getTransactionReceipt({ hash })).blockNumber
}

const read = () => readAllowances(devnet.client, { deployment: devnet.contracts.deployment, account })
const texts = (allowances: readonly Allowance[]) =>
  allowances.map(({ token, spender, amount }) => `${token.symbol} ${spender.name} ${amount}`)

test('default: allowances of tokens and LP tokens are found in one call, and revoked one and all #exact-approval', async () => {
  const { deployment } = devnet.contracts
  const { LOVE, USDT, FAITH } = deployment.tokens
  expect((await read()).allowances).toEqual([])
  const given = [
    await approve(LOVE, deployment.router, maxUint256),
    await approve(LOVE, FAITH, 5n),
    await approve(USDT, deployment.router, 7n),
    await approve(pairAddress(deployment, loveEth), deployment.farm, 9n),
  ]
  let calls = 0
  const counting = createClient({
    transport: custom({
      request: (request) => {
        calls += 1
        return devnet.client.request(request)
      },
    }),
  })
  const { allowances, block, silent } = await readAllowances(counting, { deployment, account })
  expect(calls).toBe(1)
  expect(silent).toEqual([])
  expect(texts(allowances)).toEqual([
    `LOVE the router ${maxUint256}`,
    'LOVE the FAITH vault 5',
    'USDT the router 7',
    'LOVE-ETH LP the farm 9',
  ])
  const ages = await readApprovalAges(devnet.client, { account, allowances, block })
  expect(ages.map((age) => age.status === 'found' && age.block)).toEqual(given)
  const first = allowances.slice(0, 1)
  expect(await performIntent(devnet, revokeIntent({ deployment, account, allowances: first }))).toEqual([0n])
  expect(texts((await read()).allowances)).toEqual(texts(allowances.slice(1)))
  const rest = (await read()).allowances
  const intent = revokeIntent({ deployment, account, allowances: rest })
  expect(intent).toMatchObject({
    title: 'Revoke 3 approvals',
    expects: [{ least: 0n }, { least: 0n }, { least: 0n }],
  })
  await performIntent(devnet, intent)
  expect((await read()).allowances).toEqual([])
})

test('behavior: the last approval counts, and those of others do not', async () => {
  const { deployment } = devnet.contracts
  const { LOVE } = deployment.tokens
  await approve(LOVE, deployment.router, 1n)
  const last = await approve(LOVE, deployment.router, 2n)
  await approve(LOVE, deployment.farm, 3n)
  const { allowances, block } = await read()
  const ages = await readApprovalAges(devnet.client, { account, allowances, block })
  expect(ages[0]).toMatchObject({ status: 'found', block: last })
})

test('behavior: what is beyond the pages is older than the last one, and the log is asked within the limits', async () => {
  const { allowances } = await read()
  const { timestamp } = await devnet.client.getBlock({ blockNumber: 3n })
  const ranges: bigint[] = []
  const client = createClient({
    transport: custom({
      request: async ({ method, params }) => {
        if (method === 'eth_getBlockByNumber')
          return devnet.client.request({ method, params: ['0x3', false] } as never)
        const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
        ranges.push(BigInt(toBlock) - BigInt(fromBlock) + 1n)
        return []
      },
    }),
  })
  const ages = await readApprovalAges(client, { account, allowances, block: 1_000_000n })
  expect(ranges).toEqual(Array(25).fill(2_000n))
  expect(ages).toEqual(allowances.map(() => ({ status: 'older', than: timestamp })))
  // A short chain was looked through to its beginning.
  const short = await readApprovalAges(client, { account, allowances, block: 2_500n })
  expect(short).toEqual(allowances.map(() => ({ status: 'unknown' })))
})

test('error: nothing to revoke', () => {
  const { deployment } = devnet.contracts
  expect(() => revokeIntent({ deployment, account, allowances: [] })).toThrow('There is nothing to revoke.')
})

test('error: a token that does not answer is named; without a node there is an error', async () => {
  const { deployment } = devnet.contracts
  const broken = { ...deployment, tokens: { ...deployment.tokens, MOG: account } }
  const { silent } = await readAllowances(devnet.client, { deployment: broken, account })
  expect(silent.map(({ symbol }) => symbol)).toEqual(['MOG'])
  const client = createClient({
    transport: custom({ request: () => Promise.reject(new Error('no node')) }, { retryCount: 0 }),
  })
  await expect(readAllowances(client, { deployment, account })).rejects.toThrow()
})
