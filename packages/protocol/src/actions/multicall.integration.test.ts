import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { createClient, custom, encodeFunctionResult, erc20Abi, multicall3Abi, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multicall } from './multicall.ts'
import { clockAbi } from './readClock.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

/** Also tells how long each call was, and lets the chain go on after the first. */
function watchedClient({ minesBetween }: { minesBetween: boolean }) {
  const lengths: number[] = []
  const client = createClient({
    transport: custom({
      request: async (request) => {
        lengths.push(JSON.stringify(request).length)
        const isFirst = lengths.length === 1
        const answer = await devnet.client.request(request)
        if (isFirst && minesBetween) await devnet.client.mine({ blocks: 1 })
        return answer
      },
    }),
  })
  return { client, lengths }
}

const manyCalls = (count: number) => {
  const { deployment, trader } = devnet.contracts
  const [address, multicallAddress] = [deployment.tokens.LOVE ?? trader, deployment.multicall3]
  const clock = { abi: clockAbi, address: multicallAddress, functionName: 'getBlockNumber' } as const
  const held = { abi: erc20Abi, address, functionName: 'balanceOf', args: [trader] } as const
  return { multicallAddress, contracts: Array.from({ length: count }, (_, at) => (at % 2 ? held : clock)) }
}

test('default: what fits is one call', async () => {
  const { client, lengths } = watchedClient({ minesBetween: false })
  expect(await multicall(client, manyCalls(100))).toHaveLength(100)
  expect(lengths).toHaveLength(1)
})

test('behavior: what the proxy would refuse for its length is several calls, of one block and in order', async () => {
  for (const minesBetween of [false, true]) {
    const { client, lengths } = watchedClient({ minesBetween })
    const answers = await multicall(client, { ...manyCalls(500), allowFailure: false })
    expect(answers).toHaveLength(500)
    expect(new Set(answers.filter((_, at) => at % 2 === 0)).size).toBe(1)
    expect(new Set(answers.filter((_, at) => at % 2 === 1)).size).toBe(1)
    expect(lengths.length).toBeGreaterThan(1)
    expect(Math.max(...lengths)).toBeLessThan(65_536)
  }
})

test('error: a node that fails fails all of it', async () => {
  const client = createClient({
    transport: custom({ request: () => Promise.reject(new Error('no node')) }, { retryCount: 0 }),
  })
  await expect(multicall(client, { ...manyCalls(500), allowFailure: false })).rejects.toThrow()
})

test('error: a node that is never of one block is not asked for ever', async () => {
  let asked = 0n
  const client = createClient({
    transport: custom({
      request: async () => {
        asked += 1n
        const result = [{ success: true, returnData: numberToHex(asked, { size: 32 }) }]
        return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
      },
    }),
  })
  const reading = multicall(client, { ...manyCalls(500), allowFailure: false })
  await expect(reading).rejects.toThrow('a different block')
  expect(asked).toBeLessThan(20n)
})
