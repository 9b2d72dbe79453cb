import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { erc20Abi, type Hash, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTransaction } from './readTransaction.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

test('default: who sent what to whom, in which block, and for which fee', async () => {
  const { client, roles } = devnet
  const [from, to] = roles.demo
  const hash = await client.sendTransaction({ account: from, to, value: parseEther('0.25') })
  const { blockNumber, gasUsed, effectiveGasPrice } = await client.waitForTransactionReceipt({ hash })
  const { timestamp } = await client.getBlock({ blockNumber })
  expect(await readTransaction(client, hash)).toEqual({
    status: 'mined',
    sent: { from, to, value: parseEther('0.25'), data: '0x' },
    block: blockNumber,
    minedAtMs: Number(timestamp) * 1_000,
    fee: gasUsed * effectiveGasPrice,
    isReverted: false,
    reason: undefined,
    made: undefined,
    logs: [],
  })
})

test('behavior: one that failed, with the reason in words', async () => {
  const { client, roles } = devnet
  const [from, to] = roles.demo
  const request = {
    account: from,
    address: deployment.tokens.LOVE,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseEther('1000000000000')],
    gas: 200_000n,
  } as const
  // The devnet includes it, and answers with the reason instead of the hash.
  await client.writeContract(request).catch(() => undefined)
  const { transactions } = await client.getBlock()
  const found = await readTransaction(client, transactions[0] as Hash)
  expect(found).toMatchObject({ status: 'mined', isReverted: true, sent: { to: deployment.tokens.LOVE } })
  expect(found).toHaveProperty('reason', expect.stringMatching(/\w/))
})

test('behavior: one that nobody has sent', async () => {
  expect(await readTransaction(devnet.client, `0x${'ab'.repeat(32)}`)).toEqual({ status: 'unknown' })
})
