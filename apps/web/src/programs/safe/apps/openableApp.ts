import { cleanText } from '@love/protocol/format/cleanText'
import type { SafeApp } from '@love/safe/api/replies/apps'
import { type AppAddress, type AppUrlRules, parseAppUrl } from './parseAppUrl.ts'

/** `name`: from the operator's list; the others are called by their host, as they could call themselves anything. */
export type OpenableApp = AppAddress & { readonly name: string; readonly isListed: boolean }

export function openableApp(
  address: AppAddress,
  listed: readonly SafeApp[],
  rules: AppUrlRules,
): OpenableApp {
  const found = listed.find(({ url }) => originOf(url, rules) === address.origin)
  const name = cleanText(found?.name ?? '', 60) || address.host
  return { ...address, name, isListed: found !== undefined }
}

/** A name never stands alone. */
export function appLabel({ name, host }: Pick<OpenableApp, 'name' | 'host'>): string {
  return name === host ? host : `${name} (${host})`
}

function originOf(url: string, rules: AppUrlRules): string | undefined {
  const parsed = parseAppUrl(url, rules)
  return 'error' in parsed ? undefined : parsed.origin
}
