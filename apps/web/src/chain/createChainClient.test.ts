import { devnet } from '@love/contracts/deployments/1337'
import { readPairs } from '@love/protocol/actions/readPair'
import { pairs } from '@love/protocol/pairs/pairs'
import { erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { expect, test } from 'vitest'
import { createChainClient } from './createChainClient.ts'
import { devnetChain } from './devnetChain.ts'
import { errorText } from './errorText.ts'

/** A node that counts the POSTs and fails each call in them. */
function countingNode() {
  const posts: unknown[][] = []
  const answer: typeof fetch = async (_, init) => {
    const calls = [JSON.parse(String(init?.body))].flat()
    posts.push(calls)
    return Response.json(
      calls.map(({ id }) => ({ jsonrpc: '2.0', id, error: { code: 3, message: 'refused' } })),
    )
  }
  return {
    posts,
    client: createChainClient({ chain: devnetChain, rpcUrl: 'http://node.test', fetch: answer }),
  }
}

test('default: all pairs and the block they belong to are one POST with one call', async () => {
  const { posts, client } = countingNode()
  await expect(readPairs(client, { deployment: devnet, pairs })).rejects.toThrow()
  expect(posts.map((calls) => calls.length)).toEqual([1])
})

test('behavior: reads too large for one multicall still share one POST', async () => {
  const { posts, client } = countingNode()
  const read = () =>
    readContract(client, {
      abi: erc20Abi,
      address: devnet.tokens.LOVE,
      functionName: 'allowance',
      args: [devnet.farm, devnet.router],
    })
  await Promise.allSettled(Array.from({ length: 60 }, read))
  expect(posts).toHaveLength(1)
  expect(posts[0]?.length).toBeGreaterThan(1)
})

test('error: a request that is refused as a whole says why', async () => {
  const refuse: typeof fetch = async () =>
    Response.json(
      { jsonrpc: '2.0', id: null, error: { code: -32005, message: 'Too many requests.' } },
      { status: 429, headers: { 'retry-after': '0' } },
    )
  const client = createChainClient({ chain: devnetChain, rpcUrl: 'http://node.test', fetch: refuse })
  const failure = await readPairs(client, { deployment: devnet, pairs }).catch((error) => error)
  expect(errorText(failure)).toBe('Too many requests. Please wait a minute.')
})
