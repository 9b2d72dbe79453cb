import { AppAccessPolicy } from '@love/safe-api/enumerations/AppAccessPolicy'
import { AppFeature } from '@love/safe-api/enumerations/AppFeature'
import type { SafeApp } from '@love/safe-api/replies/safeApp'
import type { Config } from '../../config.ts'

/** Our own first, then those of `SAFE_APPS` in their order. */
export function safeAppsReply({
  appUrl,
  chainId,
  safeApps,
}: Pick<Config, 'appUrl' | 'chainId' | 'safeApps'>): SafeApp[] {
  const own = {
    url: appUrl,
    name: 'LOVE',
    description: 'A retro desktop for LOVE and WAR3: swap, liquidity, farm and vault',
    iconUrl: `${appUrl}/favicon.svg`,
    tags: ['defi'],
  }
  return [own, ...safeApps].map((app, at) => ({
    id: at + 1,
    ...app,
    tags: [...app.tags],
    chainIds: [String(chainId)],
    provider: undefined,
    accessControl: { type: AppAccessPolicy.NO_RESTRICTIONS },
    features: [AppFeature.BATCHED_TRANSACTIONS],
    socialProfiles: [],
    developerWebsite: undefined,
  }))
}

/** The same place, however its end is written. */
export function isSameApp(url: string, asked: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replace(/\/+$/, '')
  return plain(url) === plain(asked)
}
