import { ProviderError } from '../ProviderError.ts'

/** WalletConnect has numbers of its own for a person who says no. */
export function walletConnectError(thrown: unknown): ProviderError {
  const error = new ProviderError(thrown)
  const isRefusal = error.code !== undefined && error.code >= 5000 && error.code <= 5002
  return isRefusal ? new ProviderError({ code: 4001, message: error.message }) : error
}
