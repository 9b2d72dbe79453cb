import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pairs } from './packages/protocol/src/pairs/pairs.ts'
import { tokens } from './packages/protocol/src/tokens/tokens.ts'

const dist = 'apps/web/dist'
const read = (path) => readFileSync(join(dist, path), 'utf8')

/** A script and everything it imports statically: what a browser must have before it runs. */
function withImports(paths, found = new Set()) {
  for (const path of paths) {
    if (found.has(path)) continue
    found.add(path)
    const imports = [...read(path).matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)].map(
      ([, name]) => `assets/${name}`,
    )
    withImports(imports, found)
  }
  return [...found]
}

/** The scripts a page names itself: its entry, and the parts of its program. */
const scriptsOf = (page) => {
  // What waits in a template is for older browsers.
  const html = read(page).replace(/<template>.*?<\/template>/, '')
  const [, parts] = /<meta name="parts" content="([^"]+)"/.exec(html) ?? []
  if (!parts) throw new Error(`${page} names no parts.`)
  const entries = [...html.matchAll(/(?:src|href)="(\/(?:assets|insights)\/[^"]+\.js)"/g)].map(
    ([, path]) => path,
  )
  return [...entries, ...parts.split(' ')].map((path) => path.slice(1))
}
const chunk = (name) => {
  const [, path] = new RegExp(`"/(assets/${name}-[^"]+\\.js)"`).exec(read('index.html')) ?? []
  if (!path) throw new Error(`The build has no chunk ${name}.`)
  return path
}
const files = (paths) => withImports(paths).map((path) => join(dist, path))

/** The budgets are for these; each further one may add about a line of text. */
const listed = { pairs: 10, tokens: 13 }
const further = Math.max(0, pairs.length - listed.pairs) + Math.max(0, tokens.length - listed.tokens)
const BYTES_AN_ENTRY = 128

/** KiB of the lists as they are, and room for what was added to them. */
const budget = (kibibytes) => `${kibibytes * 1024 + further * BYTES_AN_ENTRY} B`

export default [
  { name: 'first load of /', path: files(scriptsOf('index.html')), limit: budget(95), gzip: true },
  {
    name: 'connected with an injected wallet',
    path: files([...scriptsOf('index.html'), chunk('WalletRoot')]),
    limit: budget(150),
    gzip: true,
  },
  {
    name: 'the pairs program, complete',
    path: files(scriptsOf('pairs.html')),
    limit: budget(110),
    gzip: true,
  },
  {
    name: 'the tokens program, complete',
    path: files(scriptsOf('tokens.html')),
    limit: budget(110),
    gzip: true,
  },
  {
    name: 'a pair with its charts, complete',
    path: files(scriptsOf('pairs/LOVE-ETH.html')),
    limit: budget(117),
    gzip: true,
  },
  { name: 'the farm, complete', path: files(scriptsOf('farm.html')), limit: budget(123), gzip: true },
  { name: 'the FAITH vault, complete', path: files(scriptsOf('faith.html')), limit: budget(132), gzip: true },
  { name: 'all Safes, complete', path: files(scriptsOf('safe.html')), limit: budget(218), gzip: true },
  {
    name: 'what older browsers load before the page',
    path: `${dist}/assets/older-*.js`,
    limit: '2 KiB',
    gzip: true,
  },
  { name: 'style sheet', path: `${dist}/assets/style-*.css`, limit: '13 KiB', gzip: true },
  {
    name: 'style sheet that the first paint does not wait for',
    path: `${dist}/assets/later-*.css`,
    limit: '6 KiB',
    gzip: true,
  },
]
