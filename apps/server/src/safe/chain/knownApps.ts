import type { Config } from '../../config.ts'
import type { ListedSafeApp } from '../../settings/safeApps.ts'

export type AppsConfig = Pick<Config, 'appUrl' | 'safeApps'>

/** Our own first, then those of `SAFE_APPS` in their order. */
export function knownApps({ appUrl, safeApps }: AppsConfig): readonly ListedSafeApp[] {
  const own = {
    url: appUrl,
    name: 'LOVE',
    description: 'A retro desktop for LOVE and WAR3: swap, liquidity, farm and vault',
    iconUrl: `${appUrl}/favicon.svg`,
    tags: ['defi'],
  }
  return [own, ...safeApps]
}

/** The same place, however its end is written. */
export function isSameApp(url: string, asked: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replace(/\/+$/, '')
  return plain(url) === plain(asked)
}
