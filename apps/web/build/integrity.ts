import { createHash } from 'node:crypto'

/** URL path of a built file → `sha384-…` of its bytes. */
export type Integrity = ReadonlyMap<string, string>

export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** The browser asks this map for every module without an `integrity` of its own: static, dynamic and preloaded. */
export function importMap(integrity: Integrity): string {
  const scripts = [...integrity]
    .filter(([path]) => path.startsWith('/assets/') && path.endsWith('.js'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(scripts) })}</script>`
}
