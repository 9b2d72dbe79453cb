import { numberToHex } from 'viem'
import { ProviderError } from '../ProviderError.ts'
import { untilAborted } from '../untilAborted.ts'
import type { ProviderRequest, WalletProvider } from '../walletProvider.ts'
import { RelayError } from './RelayError.ts'
import type { Session, SignClient } from './signClient.ts'
import { walletConnectError } from './walletConnectError.ts'

export type WalletConnectDeps = {
  client: SignClient
  chainId: number
  /** Asks our own node what a wallet need not know. */
  read: (request: ProviderRequest) => Promise<unknown>
  onUri?: ((uri: string) => void) | undefined
  signal?: AbortSignal | undefined
  now: () => number
  /** Milliseconds the relay may take until there is something to scan. */
  relayMs?: number | undefined
}

/** What goes to the phone; everything else is a question to a node. */
const signing = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_sendCalls',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
]

const hangUp = { code: 6000, message: 'User disconnected.' }

/** EIP-1193 over a WalletConnect session. Every request names our chain, so the phone is never on another one. */
export function createWalletConnectProvider(deps: WalletConnectDeps): WalletProvider {
  const { client, chainId, read, onUri, signal, now, relayMs = 15_000 } = deps
  const chain = `eip155:${chainId}`
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let session = client.session.getAll().find(({ expiry }) => expiry * 1_000 > now())

  function emit(event: string, value?: unknown) {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }

  function accounts(): readonly unknown[] {
    return (session?.namespaces.eip155?.accounts ?? [])
      .filter((account) => account.startsWith(`${chain}:`))
      .map(withoutChain)
  }

  client.on('session_event', ({ topic, params }) => {
    const { name, data } = params?.event ?? {}
    if (topic !== session?.topic || name !== 'accountsChanged' || !Array.isArray(data)) return
    emit(name, data.map(withoutChain))
  })
  client.on('session_update', ({ topic, params }) => {
    if (!session || !params?.namespaces || topic !== session.topic) return
    session = { ...session, namespaces: params.namespaces }
    emit('accountsChanged', accounts())
  })
  for (const event of ['session_delete', 'session_expire'] as const)
    client.on(event, ({ topic }) => {
      if (topic !== session?.topic) return
      session = undefined
      emit('disconnect')
    })

  async function endSession({ topic }: Session): Promise<void> {
    await client.disconnect({ topic, reason: hangUp }).catch(() => undefined)
  }

  async function dial(): Promise<Session> {
    const eip155 = { chains: [chain], methods: signing, events: ['accountsChanged', 'chainChanged'] }
    const call = client.connect({ optionalNamespaces: { eip155 } })
    const { uri, approval } = await untilAborted(call, AbortSignal.timeout(relayMs)).catch((cause) => {
      throw new RelayError('The relay does not answer.', { cause })
    })
    if (uri && !signal?.aborted) onUri?.(uri)
    const approved = await approval().catch((thrown) => {
      throw walletConnectError(thrown)
    })
    // Nobody waits for this phone any more.
    if (signal?.aborted) await endSession(approved)
    return approved
  }

  async function send({ method, params }: ProviderRequest): Promise<unknown> {
    if (!session) throw new ProviderError({ code: 4900, message: 'The session is over.' })
    if (!session.namespaces.eip155?.methods.includes(method))
      throw new ProviderError({ code: 4200, message: `${method} was not agreed on.` })
    try {
      return await client.request({ topic: session.topic, chainId: chain, request: { method, params } })
    } catch (thrown) {
      throw walletConnectError(thrown)
    }
  }

  return {
    async request(request) {
      switch (request.method) {
        case 'eth_requestAccounts':
          session = await untilAborted(dial(), signal)
          return accounts()
        case 'eth_accounts':
          return accounts()
        case 'eth_chainId':
          return numberToHex(chainId)
        case 'wallet_revokePermissions':
          if (session) void endSession(session)
          session = undefined
          return null
        default:
          return signing.includes(request.method) ? send(request) : read(request)
      }
    },
    listen(event, listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
      return () => void all.delete(listener)
    },
  }
}

/** CAIP-10 writes `eip155:1:0x…`. */
function withoutChain(account: unknown): unknown {
  return typeof account === 'string' ? account.split(':').at(-1) : account
}
