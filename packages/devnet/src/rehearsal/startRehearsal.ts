import { singletonFactory } from '@love/contracts/artifacts/safe/singletonFactory'
import { mainnet } from '@love/contracts/deployments/1'
import { wethUsdt } from '@love/protocol/pairs/pairs'
import { eth } from '@love/protocol/tokens/tokens'
import { defineChain, parseTransaction } from 'viem'
import { createChain } from '../createChain.ts'
import { createDevnetClient, type DevnetClient } from '../devnetClient.ts'
import { assignRoles } from '../roles.ts'
import { seedChain } from '../seed/seedChain.ts'
import { seedPairs } from '../seed/seedPairs.ts'
import { serveRpc } from '../serveRpc.ts'
import type { Devnet } from '../startDevnet.ts'

const rehearsalChain = defineChain({
  id: mainnet.chainId,
  name: 'Mainnet trial run',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

/** On mainnet ether has a price of its own. */
const openingWethUsdt = { pair: { ...wethUsdt, base: eth }, liquidityUsd: 1_000_000 }

/** A chain with the id of mainnet and our contracts at its addresses, seeded like the devnet. Nothing is forked. */
export async function startRehearsal({ port = 0 }: { port?: number } = {}): Promise<Devnet> {
  const chain = await createChain({
    chainId: rehearsalChain.id,
    initialDate: new Date(Date.now() - 3_600_000),
  })
  const server = await serveRpc(chain, port)
  const close = async () => {
    await server.close()
    await chain.close()
  }
  try {
    const client = createDevnetClient(chain, rehearsalChain)
    const roles = assignRoles(await client.getAddresses())
    await placeSingletonFactory(client)
    const seeded = await seedChain(client, { roles, historyHours: 0, now: Date.now, deployment: mainnet })
    await seedPairs(client, seeded.contracts, roles, [openingWethUsdt])
    return { ...seeded, url: server.url, client, roles, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What its authors signed is for another chain than this. */
async function placeSingletonFactory(client: DevnetClient): Promise<void> {
  const { address, transaction } = singletonFactory
  const { data: runtimeCode } = await client.call({ data: parseTransaction(transaction).data })
  if (runtimeCode) await client.setCode({ address, bytecode: runtimeCode })
}
