import { type BuildSetting, buildNetworks, buildSettings } from './buildSettings.ts'

export type BuildSettings = {
  readonly network: Network
  /** Empty: wallets that need WalletConnect are not offered. */
  readonly walletConnectProjectId: string
  /** Empty: the public relay. */
  readonly walletConnectRelayUrl: string
  /** Empty: link previews have the production host, or paths instead of whole addresses. */
  readonly previewHost: string
  /** Empty: the session recorder is nowhere loaded. */
  readonly productionHost: string
  readonly community: {
    readonly chat: string
    readonly love: string
    readonly war3: string
    readonly discord: string
  }
}
type Network = (typeof buildNetworks)[number]

/** A line for each bad value. */
export class SettingError extends Error {}

/** What the operator may decide at build time; every bad value is named at once, and none of them is echoed. */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const read = ({ name, fallback }: BuildSetting) => env[name] ?? fallback
  const faults = Object.values(buildSettings).filter((setting) => !setting.isGood(read(setting)))
  const network = buildNetworks.find((name) => name === read(buildSettings.network))
  if (faults.length > 0 || !network)
    throw new SettingError(faults.map(({ name, rule }) => `${name} ${rule}`).join('\n'))
  const { walletConnectProjectId, walletConnectRelayUrl, previewHost, productionHost } = buildSettings
  const { chat, love, war3, discord } = buildSettings
  return {
    network,
    walletConnectProjectId: read(walletConnectProjectId),
    walletConnectRelayUrl: read(walletConnectRelayUrl),
    previewHost: read(previewHost),
    productionHost: read(productionHost),
    community: { chat: read(chat), love: read(love), war3: read(war3), discord: read(discord) },
  }
}
