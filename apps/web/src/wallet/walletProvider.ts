import { ProviderError } from './ProviderError.ts'

export type ProviderRequest = { readonly method: string; readonly params?: unknown }

/** The part of EIP-1193 that we rely on; whatever a wallet throws comes out as a `ProviderError`. */
export type WalletProvider = {
  readonly request: (request: ProviderRequest) => Promise<unknown>
  /** Answers with the way to stop. */
  readonly listen: (event: string, listener: (value: unknown) => void) => () => void
}

type Listen = (event: string, listener: (value: unknown) => void) => unknown
type Foreign = {
  readonly request: (request: ProviderRequest) => unknown
  readonly on?: Listen
  readonly removeListener?: Listen
  readonly off?: Listen
}

/** Undefined for what is no provider. Foreign objects are called as methods, their `this` is their own. */
export function walletProvider(foreign: unknown): WalletProvider | undefined {
  if (!isForeign(foreign)) return undefined
  return {
    async request(request) {
      try {
        return await foreign.request(request)
      } catch (thrown) {
        throw new ProviderError(thrown)
      }
    },
    listen(event, listener) {
      foreign.on?.(event, listener)
      return () => {
        if (foreign.removeListener) foreign.removeListener(event, listener)
        else foreign.off?.(event, listener)
      }
    },
  }
}

function isForeign(value: unknown): value is Foreign {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  )
}
