import { createHash } from 'node:crypto'

/** URL path of a built file → `sha256-…` of its bytes. */
export type Integrity = ReadonlyMap<string, string>

/** The map holds one for every script and stands in every document: a longer hash would be 2 kB more before the first paint. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** What the map says and nobody else can: a page that does not know this name runs without the map. */
const sealed = { '#sealed': '/' }

/**
 * The browser asks this map for every module without an `integrity` of its own: static, dynamic and preloaded. Each stands
 * after what it imports, for older browsers, where the page reads the map itself.
 */
export function importMap(integrity: Integrity, modules: readonly string[]): string {
  const scripts = modules.map((path) => [path, integrity.get(path)])
  const map = { imports: sealed, integrity: Object.fromEntries(scripts) }
  return `<script type="importmap">${JSON.stringify(map)}</script>`
}
