import Safe from '@safe-global/protocol-kit'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

test('default: protocol-kit signs with two owners of the seeded Safe and executes', async () => {
  const [first, second, third] = devnet.roles.demo
  const { teamSafe } = devnet.safes
  const kit = await Safe.init({ provider: devnet.url, signer: first, safeAddress: teamSafe })
  expect(await kit.getThreshold()).toBe(2)
  const nonce = await kit.getNonce()
  const before = await devnet.client.getBalance({ address: third })
  const value = parseEther('0.25')

  const proposed = await kit.createTransaction({
    transactions: [{ to: third, value: value.toString(), data: '0x' }],
  })
  const signed = await kit.signTransaction(proposed)
  const other = await kit.connect({ provider: devnet.url, signer: second, safeAddress: teamSafe })
  const { hash } = await other.executeTransaction(await other.signTransaction(signed))

  expect((await devnet.client.getTransactionReceipt({ hash: hash as `0x${string}` })).status).toBe('success')
  expect(await devnet.client.getBalance({ address: third })).toBe(before + value)
  expect(await kit.getNonce()).toBe(nonce + 1)
})
