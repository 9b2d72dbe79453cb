import { readFile } from 'node:fs/promises'
import { type Plugin, transformWithEsbuild } from 'vite'
import { floorTarget } from './floorTarget.ts'

/** Windows that nobody sees before they click, and programs without figures of the chain. */
const later =
  /\/apps\/web\/src\/(?:(?:wallet|review|account|activity|trading|printScreen)\/|programs\/(?:safe|swap|liquidity|portfolio|help|community|control-panel|gallery|activity)\/|desktop\/(?:blueScreen|paper)\.css)|\/ui98\/src\/gallery\//

export type LaterStyles = {
  readonly path: string
  readonly classes: ReadonlySet<string>
}

const isLater = (id: string) => id.endsWith('.css') && later.test(id)

/**
 * The first paint waits for a style sheet, so that has only what pages show with it. The rest is a second one, which the
 * shell turns on; a page that is drawn with something of it beforehand waits for both.
 */
export function laterStyles(): Plugin {
  const found = new Map<string, string>()
  return {
    name: 'later-styles',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!isLater(id)) return
      found.set(id, await readFile(id, 'utf8'))
      return ''
    },
    async generateBundle() {
      // By name: files are read side by side, and two builds must be the same.
      const source = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, css]) => css)
      const { code } = await transformWithEsbuild(source.join('\n'), 'later.css', {
        loader: 'css',
        minify: true,
        target: [...floorTarget],
      })
      if (/url\(|@import/.test(code)) throw new Error('The later style sheet can have no files of its own.')
      this.emitFile({ type: 'asset', name: 'later.css', source: code })
    },
  }
}

/** The classes that only the second style sheet knows. It may style nothing else: the page would change when it is turned on. */
export function laterClasses(first: string, later: string): ReadonlySet<string> {
  const known = new Set(classesIn(first))
  const own = new Set(classesIn(later).filter((name) => !known.has(name)))
  for (const [, list = ''] of later.matchAll(/([^{}]+)\{[^{}]*\}/g))
    for (const selector of list.split(/,(?![^(]*\))/))
      if (!isKeyframe(selector) && !classesIn(selector).some((name) => own.has(name)))
        throw new Error(`The later style sheet changes what the first one styles: ${selector}`)
  return own
}

const classesIn = (css: string) => [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)

const isKeyframe = (selector: string) => /^(?:from|to|[\d.]+%)$/.test(selector)

/** The tag of the second style sheet in a page with this markup. The boot script knows the first by its `rel`. */
export function laterTag({ path, classes }: LaterStyles, markup: string): string {
  const drawn = [...markup.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const media = drawn.some((name) => classes.has(name)) ? '' : ' media="not all"'
  return `<link rel="stylesheet later" crossorigin${media} href="${path}">`
}
