import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readFarmPools } from '@love/protocol/actions/readFarmPools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainClient } from '../createChainClient.ts'
import { devnetChain } from '../devnetChain.ts'
import { farmMark, readFarmNumbers } from './readFarmNumbers.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 2 })
})
afterAll(() => devnet.close())

test('default: blocks and harvests leave the mark as it is, a changed stake does not', async () => {
  const { deployment } = devnet.contracts
  const [account] = devnet.roles.demo
  const client = createChainClient({ chain: devnetChain, rpcUrl: devnet.url })
  const farm = await readFarmPools(client, { deployment, account })
  const lpTokens = farm.pools.map(({ lpToken }) => lpToken)
  const look = () => readFarmNumbers(client, { deployment, lpTokens })
  const withdraw = async (amount: bigint) => {
    const hash = await devnet.client.writeContract({
      account,
      chain: null,
      abi: loveFarmAbi,
      address: deployment.farm,
      functionName: 'withdraw',
      args: [0n, amount],
    })
    await devnet.client.waitForTransactionReceipt({ hash })
  }
  expect((await look()).mark).toBe(farmMark(farm))
  await withdraw(0n)
  const later = await look()
  expect(later.mark).toBe(farmMark(farm))
  expect(later.block).toBeGreaterThan(farm.block)
  await withdraw(1n)
  expect((await look()).mark).not.toBe(farmMark(farm))
  const again = await readFarmPools(client, { deployment, account, known: lpTokens })
  expect((await look()).mark).toBe(farmMark(again))
})
