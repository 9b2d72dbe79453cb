import type { BuildSettings } from './readBuildSettings.ts'

/** What the document must be allowed beyond our own server; the server reads it from the document. */
export function policyNeeds({ walletConnectProjectId, productionHost }: BuildSettings): readonly string[] {
  return [...(walletConnectProjectId ? ['walletconnect'] : []), ...(productionHost ? ['recorder'] : [])]
}
