import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionDetails } from '@love/safe/api/endpoints/history'
import type { Address, Hash } from 'viem'
import { readConfig } from '../../server/src/config.ts'
import { remoteChain } from '../../server/test/remoteChain.ts'
import { startTestServer } from '../../server/test/startTestServer.ts'
import { createWalletLine } from '../src/wallet/line/createWalletLine.ts'
import { testWallet } from './testWallet.ts'

const wide = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6, writesPerSecond: 1e6, writesBurst: 1e6 }

export type SafeTest = Awaited<ReturnType<typeof openSafeTest>>

/** For tests: a real devnet, the real server with its gateway, and wallets of the owners. */
export async function openSafeTest() {
  const devnet: Devnet = await startDevnet({ port: 0, historyHours: 0 })
  const server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20 },
    timings: { pollMs: 50 },
    config: { gatewayLimits: { ...readConfig({}).gatewayLimits, ...wide } },
  })
  const gateway = { baseUrl: server.url }

  return {
    devnet,
    gateway,
    deployment,
    /** Everything that an owner's page has, and what was asked of the wallet in it. */
    async person(owner: Address) {
      const wallet = await testWallet(devnet, owner)
      const line = createWalletLine(wallet.config, { account: owner, chainId: 1337 })
      const deps = { gateway, client: devnet.client, deployment, line, owner, now: Date.now }
      return { ...wallet, deps, owner }
    },
    details: (safeTxHash: Hash) =>
      callEndpoint(gateway, getTransactionDetails, {
        parameters: { chainId: 1337, transactionId: safeTxHash },
      }),
    async close() {
      await server.close()
      await devnet.close()
    },
  }
}
