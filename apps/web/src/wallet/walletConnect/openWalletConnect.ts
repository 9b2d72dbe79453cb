import type { EIP1193RequestFn } from 'viem'
import { network } from '../../chain/network.ts'
import { config } from '../../config.ts'
import { walletConfig } from '../config.ts'
import type { LineParameters } from '../lineParameters.ts'
import { untilAborted } from '../untilAborted.ts'
import type { WalletProvider } from '../walletProvider.ts'
import { createSignClient } from './createSignClient.ts'
import { createWalletConnectProvider, type WalletConnectProvider } from './createWalletConnectProvider.ts'
import { RelayError } from './walletConnectErrors.ts'
import { watchRelay } from './watchRelay.ts'

let client: ReturnType<typeof startClient> | undefined
let newest: WalletConnectProvider | undefined

async function startClient() {
  const { client, relayer } = await createSignClient({
    projectId: config.walletConnectProjectId,
    url: location.origin,
    relayUrl: config.walletConnectRelayUrl,
  })
  watchRelay(relayer, () => newest?.isInUse() ?? false)
  return client
}

/** WalletConnect allows one client a page. */
function signClient() {
  client ??= startClient().catch((cause) => {
    client = undefined
    throw new RelayError('WalletConnect failed to start.', { cause })
  })
  return client
}

/** One line at a time: whoever dials again no longer hears the one before. */
export async function openWalletConnect({ signal, onUri }: LineParameters): Promise<WalletProvider> {
  const { request } = walletConfig().getClient()
  const client = await untilAborted(signClient(), signal)
  newest?.close()
  newest = createWalletConnectProvider({
    client,
    chainId: network.chain.id,
    read: (question) => (request as EIP1193RequestFn)(question as never),
    onUri,
    signal,
    now: Date.now,
  })
  return newest
}
