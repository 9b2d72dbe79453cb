import type { EIP1193RequestFn } from 'viem'
import { network } from '../../../chain/network.ts'
import { config } from '../../../config.ts'
import { walletConfig } from '../config.ts'
import type { LineParameters } from '../lineParameters.ts'
import { untilAborted } from '../untilAborted.ts'
import type { WalletProvider } from '../walletProvider.ts'
import { createSignClient } from './createSignClient.ts'
import { createWalletConnectProvider } from './createWalletConnectProvider.ts'
import { RelayError } from './RelayError.ts'

let client: ReturnType<typeof createSignClient> | undefined

/** WalletConnect allows one client a page. */
function signClient() {
  client ??= createSignClient({
    projectId: config.walletConnectProjectId,
    url: location.origin,
    relayUrl: config.walletConnectRelayUrl,
  }).catch((cause) => {
    client = undefined
    throw new RelayError('WalletConnect does not start.', { cause })
  })
  return client
}

export async function openWalletConnect({ signal, onUri }: LineParameters): Promise<WalletProvider> {
  const { request } = walletConfig().getClient()
  return createWalletConnectProvider({
    client: await untilAborted(signClient(), signal),
    chainId: network.chain.id,
    read: (question) => (request as EIP1193RequestFn)(question as never),
    onUri,
    signal,
    now: Date.now,
  })
}
