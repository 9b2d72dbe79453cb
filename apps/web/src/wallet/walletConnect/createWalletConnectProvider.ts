import { numberToHex } from 'viem'
import { ProviderError } from '../ProviderError.ts'
import { parseChainId } from '../parseChainId.ts'
import { untilAborted } from '../untilAborted.ts'
import type { ProviderRequest, WalletProvider } from '../walletProvider.ts'
import {
  addressesOn,
  allows,
  chainOf,
  newestSession,
  type WalletConnectSession,
  withoutChain,
} from './session.ts'
import type { SignClient, SignClientEvent, SignClientMessage } from './signClient.ts'
import { proposalError, RelayError, requestError, SessionOverError } from './walletConnectErrors.ts'

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

export type WalletConnectProvider = WalletProvider & {
  /** Somebody is connected, or is about to be. */
  readonly isInUse: () => boolean
  /** Hears nothing more from the client. */
  readonly close: () => void
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

/** EIP-1193 over a WalletConnect session. Every request names its chain: ours, wherever the phone has it. */
export function createWalletConnectProvider(deps: WalletConnectDeps): WalletConnectProvider {
  const { client, chainId, read, onUri, signal, now, relayMs = 15_000 } = deps
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let session = newestSession(client.session.getAll(), now())
  /** Aborted when the session ends: no answer comes any more. */
  let line = new AbortController()
  let isDialing = false
  /** What the phone said it changed to, until it is asked to change back. */
  let saidChain: number | undefined
  let saidAccounts: readonly unknown[] | undefined

  function setSession(next: WalletConnectSession | undefined) {
    line.abort(new SessionOverError('The session has ended.'))
    line = new AbortController()
    session = next
    saidChain = undefined
    saidAccounts = undefined
  }

  function emit(event: string, value?: unknown) {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }

  const accounts = () => saidAccounts ?? addressesOn(session, chainOf(session, chainId))
  const currentChain = () => saidChain ?? chainOf(session, chainId)

  const heard: Readonly<Record<SignClientEvent, (message: SignClientMessage) => void>> = {
    session_event({ params }) {
      const { name, data } = params?.event ?? {}
      if (name === 'accountsChanged' && Array.isArray(data)) {
        saidAccounts = data.map(withoutChain)
        emit(name, saidAccounts)
      }
      if (name === 'chainChanged') {
        saidChain = parseChainId(withoutChain(data))
        emit(name, saidChain)
      }
    },
    session_update({ params }) {
      if (!session || !params?.namespaces) return
      session = { ...session, namespaces: params.namespaces }
      saidAccounts = undefined
      emit('accountsChanged', accounts())
      emit('chainChanged', currentChain())
    },
    session_delete: onOver,
    session_expire: onOver,
  }

  function onOver() {
    setSession(undefined)
    emit('disconnect')
  }

  const stops = (Object.keys(heard) as SignClientEvent[]).map((event) => {
    const listener = (message: SignClientMessage) => {
      if (message.topic === session?.topic) heard[event](message)
    }
    client.on(event, listener)
    return () => void client.off(event, listener)
  })

  async function endSession({ topic }: WalletConnectSession): Promise<void> {
    await client.disconnect({ topic, reason: hangUp }).catch(() => undefined)
  }

  async function dial(): Promise<WalletConnectSession> {
    const chains = [`eip155:${chainId}`]
    const eip155 = { chains, methods: signing, events: ['accountsChanged', 'chainChanged'] }
    const call = client.connect({ optionalNamespaces: { eip155 } })
    const { uri, approval } = await untilAborted(call, AbortSignal.timeout(relayMs)).catch((cause) => {
      throw new RelayError('The relay is not responding.', { cause })
    })
    if (uri && !signal?.aborted) onUri?.(uri)
    const approved = await approval().catch((thrown) => {
      throw proposalError(thrown)
    })
    // Nobody waits for this phone any more, or for an earlier one that could not be told so.
    for (const other of client.session.getAll())
      if (signal?.aborted || other.topic !== approved.topic) void endSession(other)
    return approved
  }

  async function send({ method, params }: ProviderRequest): Promise<unknown> {
    if (!session) throw new SessionOverError('The session has ended.')
    if (!allows(session, method))
      throw new ProviderError({ code: 4200, message: `${method} is not permitted in this session.` })
    const chain = `eip155:${chainOf(session, chainId)}`
    const answer = client
      .request({ topic: session.topic, chainId: chain, request: { method, params } })
      .catch((thrown) => {
        throw requestError(thrown)
      })
    return untilAborted(answer, line.signal)
  }

  async function switchChain(request: ProviderRequest): Promise<unknown> {
    // A phone that cannot be asked to switch need not, if it has our chain: every request names it.
    const needsNoSwitch = session && chainOf(session, chainId) === chainId && !allows(session, request.method)
    const answer = needsNoSwitch ? null : await send(request)
    saidChain = undefined
    return answer
  }

  return {
    async request(request) {
      switch (request.method) {
        case 'eth_requestAccounts':
          isDialing = true
          setSession(
            await untilAborted(dial(), signal).finally(() => {
              isDialing = false
            }),
          )
          return accounts()
        case 'eth_accounts':
          return accounts()
        case 'eth_chainId':
          return numberToHex(currentChain())
        case 'wallet_revokePermissions':
          if (session) void endSession(session)
          setSession(undefined)
          return null
        case 'wallet_switchEthereumChain':
          return switchChain(request)
        default:
          return signing.includes(request.method) ? send(request) : read(request)
      }
    },
    listen(event, listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
      return () => void all.delete(listener)
    },
    isInUse: () => isDialing || session !== undefined,
    close: () => {
      for (const stop of stops) stop()
    },
  }
}
