import { ProviderError } from './ProviderError.ts'

export type ProviderRequest = { readonly method: string; readonly params?: unknown }

/** The part of EIP-1193 that we rely on; whatever a wallet throws comes out as a `ProviderError`. */
export type WalletProvider = {
  readonly request: (request: ProviderRequest) => Promise<unknown>
  /** Answers with the way to stop. */
  readonly listen: (event: string, listener: (value: unknown) => void) => () => void
}

type Foreign = { readonly request: (request: ProviderRequest) => unknown }
type Emitter = Partial<
  Record<'on' | 'removeListener' | 'off', (event: string, listener: (value: unknown) => void) => unknown>
>

/** Undefined for what is no provider. Foreign objects are called as methods, their `this` is their own. */
export function walletProvider(foreign: unknown): WalletProvider | undefined {
  if (!isForeign(foreign)) return undefined
  const emitter: Emitter = foreign
  return {
    async request(request) {
      try {
        return await foreign.request(request)
      } catch (thrown) {
        throw new ProviderError(thrown)
      }
    },
    listen(event, listener) {
      emitter.on?.(event, listener)
      return () => {
        if (emitter.removeListener) emitter.removeListener(event, listener)
        else emitter.off?.(event, listener)
      }
    },
  }
}

function isForeign(value: unknown): value is Foreign {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  )
}
