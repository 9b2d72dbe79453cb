import { deepStrictEqual, ok, strictEqual } from 'node:assert'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { mainnet } from '@love/contracts/deployments/1'
import { readFarmPools } from '@love/protocol/actions/readFarmPools'
import { readPairs } from '@love/protocol/actions/readPair'
import { readVault } from '@love/protocol/actions/readVault'
import { pairs, pricePairs, routingPairs } from '@love/protocol/pairs/pairs'
import { quoteExactIn } from '@love/protocol/quotes/quoteExactIn'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, love } from '@love/protocol/tokens/tokens'
import { type Address, createPublicClient, formatUnits, http, parseEther } from 'viem'
import { mainnet as mainnetChain } from 'viem/chains'
import { getJson } from './getJson.ts'

export type Step = {
  readonly name: string
  /** What was seen; throws where it is not as it should be. */
  readonly see: () => Promise<string>
}

export type MainnetStepsParameters = { url: string; safe: Address; owners: readonly Address[] }

/** What somebody would look at first on a server for mainnet, all of it through its own addresses. */
export function mainnetSteps({ url, safe, owners }: MainnetStepsParameters): readonly Step[] {
  const client = createPublicClient({
    chain: mainnetChain,
    transport: http(`${url}/rpc`, { batch: true }),
    batch: { multicall: true },
  })
  const deployment = mainnet
  return [
    {
      name: 'ready',
      async see() {
        deepStrictEqual(await getJson(`${url}/ready`), { ready: true })
        const health = await getJson(`${url}/health`)
        deepStrictEqual(
          [health.network, health.chainId, health.confirmations, health.status],
          ['mainnet', 1, 12, 'ok'],
        )
        return `chain 1 at block ${health.block}`
      },
    },
    {
      name: 'page',
      async see() {
        const { status, headers } = await fetch(`${url}/pairs`)
        strictEqual(status, 200)
        strictEqual(headers.get('strict-transport-security'), 'max-age=31536000')
        return 'responds, and enforces https'
      },
    },
    {
      name: 'pairs',
      async see() {
        const read = await readPairs(client, { deployment, pairs: pricePairs })
        for (const { definition, reserves } of read.pairs)
          ok(reserves && reserves.other.raw > 0n, `${definition.name} is empty.`)
        return `${read.pairs.length} pairs with reserves`
      },
    },
    {
      name: 'prices',
      async see() {
        const price = await getJson(`${url}/market/price`)
        ok(Number(price.usd) > 0, `LOVE has no price: ${price.reason}`)
        return `LOVE is worth ${price.usd} USD`
      },
    },
    {
      name: 'swap quote',
      async see() {
        const { pairs: states } = await readPairs(client, { deployment, pairs: routingPairs })
        const { amountIn, amountOut, route } = quoteExactIn({
          states,
          amountIn: { raw: parseEther('1'), token: eth },
          to: love,
        })
        const path = [eth, ...route.map(({ to }) => to)].map((token) => tokenAddress(deployment, token))
        const amounts = await client.readContract({
          abi: uniswapV2Router02Abi,
          address: deployment.router,
          functionName: 'getAmountsOut',
          args: [amountIn.raw, path],
        })
        strictEqual(amounts.at(-1), amountOut.raw)
        return `1 ETH buys ${formatUnits(amountOut.raw, love.decimals)} LOVE, and the router says the same`
      },
    },
    {
      name: 'farm and vault',
      async see() {
        const { pools } = await readFarmPools(client, { deployment })
        strictEqual(pools.length, pairs.length)
        const { active, shares } = await readVault(client, { deployment })
        ok(active && shares.raw > 0n)
        return `${pools.length} pools, and the vault is open`
      },
    },
    {
      name: 'Safe',
      async see() {
        const info = await getJson(`${url}/v1/chains/1/safes/${safe}`)
        strictEqual(info.threshold, 2)
        const seen = info.owners as { value: Address }[]
        deepStrictEqual(seen.map(({ value }) => value).toSorted(), [...owners].toSorted())
        const elsewhere = await fetch(`${url}/v1/chains/1337/safes/${safe}`)
        strictEqual(elsewhere.status, 404)
        return `${info.threshold} of ${owners.length} owners, and no other chain is offered`
      },
    },
    {
      name: 'market',
      async see() {
        const { pairs: listed } = await untilAnswered(() => getJson(`${url}/market/pairs`))
        strictEqual((listed as unknown[]).length, pairs.length)
        return `${pairs.length} pairs in the stored market`
      },
    },
  ]
}

const PATIENCE_MS = 60_000

/** The market is there once the chain was followed to its end. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((done) => setTimeout(done, 250))
    }
  }
}
