import type { BuildSettings } from './readBuildSettings.ts'

export type PolicyNeeds = {
  readonly names: readonly string[]
  /** The one relay for WalletConnect; undefined stands for the public ones. */
  readonly relay: string | undefined
}

/** What the document must be allowed beyond our own server; the server reads it from the document. */
export function policyNeeds(settings: BuildSettings): PolicyNeeds {
  const { walletConnectProjectId, walletConnectRelayUrl, productionHost } = settings
  return {
    names: [...(walletConnectProjectId ? ['walletconnect'] : []), ...(productionHost ? ['recorder'] : [])],
    relay: (walletConnectProjectId && walletConnectRelayUrl) || undefined,
  }
}
