import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { parseTransaction as parseRaw } from 'viem/utils'
import { expect, test } from 'vitest'
import { first, hash, openDemoProvider, second } from '../../../test/openDemoProvider.ts'

const batch = {
  version: '2.0.0',
  from: first,
  chainId: '0x539',
  atomicRequired: true,
  calls: [
    { to: devnet.farm, data: '0xabcd', value: '0x1' },
    { to: devnet.router, data: '0x' },
  ],
}
const upgraded = `0xef0100${devnetExtras.batchAccount.slice(2).toLowerCase()}`

test('default: a batch is one question and one transaction of the account to itself', async () => {
  const { ask, questions, sent } = openDemoProvider({ node: { eth_getCode: upgraded } })
  expect(await ask('wallet_getCapabilities', first, ['0x539'])).toEqual({
    '0x539': { atomic: { status: 'supported' } },
  })
  expect(await ask('wallet_sendCalls', batch)).toEqual({ id: hash })
  expect(questions).toEqual([
    {
      kind: 'batch',
      from: first,
      calls: [
        { to: devnet.farm, data: '0xabcd', value: 1n },
        { to: devnet.router, data: '0x', value: 0n },
      ],
      upgrades: false,
    },
  ])
  expect(sent.map((raw) => parseRaw(raw as `0x02${string}`).to)).toEqual([first.toLowerCase()])
})

test('behavior: the first batch upgrades the account before, and says so', async () => {
  const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x1', logs: [] }
  const { ask, questions, sent } = openDemoProvider({
    node: { eth_getCode: '0x', eth_getTransactionReceipt: receipt },
  })
  expect(await ask('wallet_sendCalls', batch)).toEqual({ id: hash })
  expect(questions).toMatchObject([{ kind: 'batch', upgrades: true }])
  expect(sent.map((raw) => parseRaw(raw as `0x02${string}`).type)).toEqual(['eip7702', 'eip1559'])
})

test.each([
  [null, 100],
  [{ transactionHash: hash, status: '0x1', blockNumber: '0x1', logs: [] }, 200],
  [{ transactionHash: hash, status: '0x0', blockNumber: '0x1', logs: [] }, 500],
])('default: what became of a batch is what the chain says: %j', async (receipt, status) => {
  const { ask } = openDemoProvider({ node: { eth_getTransactionReceipt: receipt } })
  expect(await ask('wallet_getCallsStatus', hash)).toMatchObject({ id: hash, status, atomic: true })
})

test('error: batches that are rejected, of others, of other chains, empty, or switched off', async () => {
  const node = { eth_getCode: upgraded }
  const { ask, questions, sent } = openDemoProvider({ node })
  for (const [wrong, code] of [
    [{ ...batch, from: second }, 4100],
    [{ ...batch, chainId: '0x1' }, 5710],
    [{ ...batch, calls: [] }, -32602],
    [{ ...batch, calls: [{ data: '0x' }] }, -32602],
  ] as const)
    await expect(ask('wallet_sendCalls', wrong)).rejects.toMatchObject({ code })
  expect(questions).toEqual([])
  await expect(ask('wallet_getCallsStatus', '0x1')).rejects.toMatchObject({ code: 5730 })
  await expect(
    openDemoProvider({ node, approves: false }).ask('wallet_sendCalls', batch),
  ).rejects.toMatchObject({
    code: 4001,
  })
  expect(sent).toEqual([])
  const off = openDemoProvider({ canBatch: false })
  expect(await off.ask('wallet_getCapabilities', first)).toEqual({
    '0x539': { atomic: { status: 'unsupported' } },
  })
  await expect(off.ask('wallet_sendCalls', batch)).rejects.toMatchObject({ code: 4200 })
})
