import { join } from 'node:path'
import type { Plugin } from 'vite'
import { preload } from '../src/older/preload.ts'

const viteHelper = '\0vite/preload-helper.js'
const own = join(import.meta.dirname, '../src/older/preload.ts')

/** Our own helper around every `import()`: Vite's loads style sheets too, of which we have one, and knows no older browsers. */
export function ownPreload(): Plugin {
  return {
    name: 'own-preload',
    enforce: 'pre',
    load: (id) =>
      id === viteHelper
        ? `export { ${preload.name} as __vitePreload } from ${JSON.stringify(own)}`
        : undefined,
  }
}
