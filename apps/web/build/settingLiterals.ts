import { mainnet } from '@love/contracts/deployments/1'
import { devnet } from '@love/contracts/deployments/1337'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { derivePair } from '@love/protocol/pairs/pairAddress'
import { pricePairs } from '@love/protocol/pairs/pairs'
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
    LOVE_DERIVED_PAIRS: JSON.stringify(derivedPairs(network === 'mainnet' ? mainnet : devnet)),
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}

function derivedPairs(deployment: Deployment): Readonly<Record<string, string>> {
  const unlisted = pricePairs.filter(({ name }) => !deployment.pairs?.[name])
  return Object.fromEntries(unlisted.map((pair) => [pair.name, derivePair(deployment, pair)]))
}
