import { holdsKey } from '@love/http/isRelayUrl'

const longest = 100
const masks: Readonly<Record<string, (value: string) => string>> = {
  RPC_URLS: (value) => value.split(',').map(placeOf).join(', '),
  SAFE_GATEWAY_URL: placeOf,
  DATABASE_URL: databaseOf,
  METRICS_TOKEN: () => '…',
}

/** What may stand on a screen of a setting: where something is, but no key, user or password. */
export function maskSetting(name: string, value: string): string {
  const shown = maskKeys(masks[name]?.(value) ?? value)
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown
}

/** Scheme and host. */
function placeOf(address: string): string {
  const { protocol, host, pathname, search } = new URL(address)
  return `${protocol}//${host}${pathname === '/' && search === '' ? '' : '/…'}`
}

/** Host and name. */
function databaseOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

function maskKeys(text: string): string {
  return text.replace(/\w{32,}/g, (word) => (holdsKey(word) ? '…' : word))
}
