import type { BuildSettings } from './readBuildSettings.ts'

/** The settings as literals in the code, so that what another network needs is dropped from the bundle. */
export function settingLiterals(settings: BuildSettings): Record<string, string> {
  const { network, walletConnectProjectId, walletConnectRelayUrl, productionHost, community } = settings
  const values = {
    LOVE_NETWORK: network,
    LOVE_WALLETCONNECT: walletConnectProjectId,
    LOVE_WALLETCONNECT_RELAY: walletConnectRelayUrl,
    LOVE_PRODUCTION_HOST: productionHost,
    LOVE_CHAT: community.chat,
    LOVE_SOCIAL_LOVE: community.love,
    LOVE_SOCIAL_WAR3: community.war3,
    LOVE_DISCORD: community.discord,
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
