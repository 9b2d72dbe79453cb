import { ChainNotConfiguredError, createConnector, ProviderNotFoundError } from 'wagmi'
import { ProviderError } from './ProviderError.ts'
import { parseAccounts } from './parseAccounts.ts'
import { parseChainId } from './parseChainId.ts'
import { switchProviderChain } from './switchProviderChain.ts'
import { untilAborted } from './untilAborted.ts'
import { WrongNetworkError } from './WrongNetworkError.ts'
import type { ProviderRequest, WalletProvider } from './walletProvider.ts'

export type ProviderConnectorParameters = {
  /** Remembered between visits. */
  id: string
  name: string
  /** `safe`: what it answers is a proposal; see `answersWithProposal`. */
  type?: 'provider' | 'safe' | undefined
  /** Undefined where the wallet is not installed. */
  loadProvider: () => Promise<WalletProvider | undefined>
  /** Ends a call that nobody waits for any more. */
  signal?: AbortSignal | undefined
  /** The wallet has given its accounts and is asked for its chain. */
  onAccounts?: (() => void) | undefined
}

/** How long a wallet may take at the start of a page, when nobody has asked it for anything yet. */
const reconnectMs = 3_000

/**
 * One connector for every kind of wallet. wagmi's own for browser wallets trusts every answer, waits for ever on a
 * wallet that says it switched and did not, and connects by itself when a wallet says so.
 */
export function providerConnector(parameters: ProviderConnectorParameters) {
  const { id, name, type = 'provider', loadProvider, signal, onAccounts } = parameters
  let provider: WalletProvider | undefined
  let stops: readonly (() => void)[] = []

  async function getProvider(): Promise<WalletProvider> {
    provider ??= await loadProvider()
    if (!provider) throw new ProviderNotFoundError()
    return provider
  }

  async function ask(method: ProviderRequest['method'], until?: AbortSignal): Promise<unknown> {
    const answer = getProvider().then((provider) => provider.request({ method }))
    return untilAborted(answer, until)
  }

  function stopListening() {
    for (const stop of stops) stop()
    stops = []
  }

  return createConnector<WalletProvider>(({ chains, emitter }) => {
    function onAccountsChanged(value: unknown) {
      const accounts = parseAccounts(value)
      if (accounts.length > 0) emitter.emit('change', { accounts })
      else onDisconnect()
    }

    function onChainChanged(value: unknown) {
      emitter.emit('change', { chainId: parseChainId(value) })
    }

    function onDisconnect(value?: unknown) {
      // 1013: the wallet restarts its own connection and will be back by itself.
      if (new ProviderError(value).code === 1013) return
      stopListening()
      emitter.emit('disconnect')
    }

    return {
      id,
      name,
      type,
      getProvider,
      onAccountsChanged,
      onChainChanged,
      onDisconnect,

      async connect({ isReconnecting } = {}) {
        // Its code may take longer to arrive than it may take to answer.
        if (isReconnecting) await getProvider()
        const until = isReconnecting ? AbortSignal.timeout(reconnectMs) : signal
        const accounts = parseAccounts(
          await ask(isReconnecting ? 'eth_accounts' : 'eth_requestAccounts', until),
        )
        if (accounts.length === 0) throw new NoAccountError()
        onAccounts?.()
        const chainId = parseChainId(await ask('eth_chainId', until))
        const { listen } = await getProvider()
        stopListening()
        stops = [
          listen('accountsChanged', onAccountsChanged),
          listen('chainChanged', onChainChanged),
          listen('disconnect', onDisconnect),
        ]
        // wagmi itself adds what callers with `withCapabilities` expect.
        return { accounts: accounts as never, chainId }
      },

      async disconnect() {
        stopListening()
        const { request } = await getProvider()
        // So that the next call asks for an account again. Most wallets do not know this yet; some never answer.
        const revoked = request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
        await untilAborted(revoked, AbortSignal.timeout(100)).catch(() => undefined)
      },

      async getAccounts() {
        return parseAccounts(await ask('eth_accounts'))
      },

      async getChainId() {
        return parseChainId(await ask('eth_chainId'))
      },

      async isAuthorized() {
        try {
          await getProvider()
          return parseAccounts(await ask('eth_accounts', AbortSignal.timeout(reconnectMs))).length > 0
        } catch {
          return false
        }
      },

      async switchChain({ chainId, addEthereumChainParameter: add }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (!chain) throw new ChainNotConfiguredError()
        const now = await switchProviderChain(await getProvider(), { chain, rpcUrls: add?.rpcUrls })
        emitter.emit('change', { chainId: now })
        if (now !== chainId) throw new WrongNetworkError()
        return chain
      },
    }
  })
}

/** The wallet answered, but with nothing that is an account. */
class NoAccountError extends Error {
  override readonly name = 'NoAccountError'
  readonly code = 'no-account'
}
