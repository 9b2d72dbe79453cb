import { multicall3Abi } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createTestChain } from './createTestChain.ts'

const { address } = mainnet.contracts.multicall3

test('default: the code works where it is set, and one failing call spoils no other', async () => {
  const { client, alice } = await createTestChain()
  const balance = { abi: multicall3Abi, address, functionName: 'getEthBalance', args: [alice] } as const
  const broken = { ...balance, address: alice }
  const [first, second] = await client.multicall({ contracts: [balance, broken] })
  expect(first).toEqual({ status: 'success', result: await client.getBalance({ address: alice }) })
  expect(second.status).toBe('failure')
})
