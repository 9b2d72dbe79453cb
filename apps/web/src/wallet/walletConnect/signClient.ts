import type { WalletConnectSession } from './session.ts'

/** The part of WalletConnect's client that we use, so that tests can stand in for it. */
export type SignClient = {
  readonly connect: (parameters: {
    optionalNamespaces: Readonly<Record<string, Namespace>>
  }) => Promise<{ uri?: string | undefined; approval: () => Promise<WalletConnectSession> }>
  readonly request: (parameters: {
    topic: string
    chainId: string
    request: { method: string; params: unknown }
  }) => Promise<unknown>
  readonly disconnect: (parameters: {
    topic: string
    reason: { code: number; message: string }
  }) => Promise<void>
  readonly session: { readonly getAll: () => readonly WalletConnectSession[] }
  readonly on: Listen
  readonly off: Listen
}

type Namespace = { chains: string[]; methods: string[]; events: string[] }

type Listen = (event: SignClientEvent, listener: (event: SignClientMessage) => void) => unknown

export type SignClientEvent = 'session_event' | 'session_update' | 'session_delete' | 'session_expire'

export type SignClientMessage = {
  readonly topic: string
  readonly params?: {
    readonly event?: { readonly name: string; readonly data: unknown }
    readonly namespaces?: WalletConnectSession['namespaces']
  }
}
