import { createHash } from 'node:crypto'

/** URL path of a built file → `sha384-…` of its bytes. */
export type Integrity = ReadonlyMap<string, string>

export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** No module, so it is in no map: its tag has its hash. */
export const olderPrefix = '/assets/older-'

/** What the map says and nobody else can: a page that does not know this name runs without the map. */
const sealed = { '#sealed': '/' }

/** The browser asks this map for every module without an `integrity` of its own: static, dynamic and preloaded. */
export function importMap(integrity: Integrity): string {
  const scripts = [...integrity]
    .filter(([path]) => path.startsWith('/assets/') && path.endsWith('.js') && !path.startsWith(olderPrefix))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const map = { imports: sealed, integrity: Object.fromEntries(scripts) }
  return `<script type="importmap">${JSON.stringify(map)}</script>`
}
