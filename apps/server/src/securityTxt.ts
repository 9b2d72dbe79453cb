import type { Config } from './config.ts'

/** Renewed every day while the server runs; one that is switched off stops promising anything after that. */
const LIFE_DAYS = 90
const DAY_MS = 86_400_000

export type SecurityTxtParameters = {
  config: Pick<Config, 'appUrl' | 'securityContact'>
  now: number
}

/** Where to report what is wrong with the site (RFC 9116); undefined where the operator names nobody. */
export function securityTxt({ config, now }: SecurityTxtParameters): string | undefined {
  const { appUrl, securityContact } = config
  if (securityContact === undefined) return undefined
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(today + LIFE_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
