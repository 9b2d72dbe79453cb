import { devnetExtras } from '@love/contracts/deployments/1337'
import { createChainClient } from '../../chain/createChainClient.ts'
import { network } from '../../chain/network.ts'
import { readStored, removeStored, writeStored } from '../../storage/storage.ts'
import type { LineParameters } from '../lineParameters.ts'
import type { WalletProvider } from '../walletProvider.ts'
import { approvals } from './approvals.ts'
import { createDemoProvider } from './createDemoProvider.ts'
import { demoAccounts } from './demoAccounts.ts'
import { demoBatching } from './demoBatching.ts'

const key = 'love.demoAccount'

export function openDemoWallet({ signal }: LineParameters): WalletProvider {
  // Whoever stops dialling does not leave a question on the screen.
  signal?.addEventListener('abort', approvals.rejectAll)
  return createDemoProvider({
    accounts: demoAccounts,
    ask: approvals.ask,
    client: createChainClient({ chain: network.chain, rpcUrl: '/rpc' }),
    batchAccount: devnetExtras.batchAccount,
    canBatch: demoBatching.get,
    chosen: {
      read: () => readStored(key),
      write: (address) => writeStored(key, address),
      remove: () => removeStored(key),
    },
  })
}
