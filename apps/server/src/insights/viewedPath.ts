import type { StaticFiles } from '../static/loadFiles.ts'

/** The programs by the first word of their paths, and the words that may follow. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string>>

/** Below an account, where the site has no page for each. */
const safePages = [
  'overview',
  'assets',
  'collectibles',
  'queue',
  'history',
  'messages',
  'apps',
  'settings',
  'address-book',
]

/** Those of the site that is served: one more program is counted without a line here. */
export function knownPages(files: Pick<StaticFiles, 'keys'>): KnownPages {
  const known = new Map([
    ['', new Set<string>()],
    ['safe', new Set(safePages)],
  ])
  for (const file of files.keys()) {
    const [, program, word] = /^\/([a-z][a-z-]*)(?:\/([A-Za-z0-9-]+))?\.html$/.exec(file) ?? []
    if (program === undefined || program === 'index') continue
    const words = known.get(program) ?? new Set()
    known.set(program, word === undefined ? words : words.add(word))
  }
  return known
}

const LONGEST = 200
/** Program, address, page: no path of ours has more. */
const MOST_WORDS = 3
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * What is counted for a path, or undefined when it is none: query, fragment and whatever tells who looked at it is
 * left out. There are only as many outcomes as the app has pages, so nobody can fill the table.
 */
export function viewedPath(text: string, pages: KnownPages): string | undefined {
  const bare = text.replace(/[?#].*$/s, '')
  const path = bare.length <= LONGEST ? decode(bare) : undefined
  if (path === undefined || control.test(path)) return undefined
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined
  const [program = '', ...words] = path.slice(1).replace(/\/$/, '').split('/')
  const known = pages.get(program)
  if (!known) return 'other'
  const shown = words.slice(0, MOST_WORDS - 1).map((word) => shownWord(word, known))
  return `/${[program, ...shown].join('/')}`
}

function shownWord(word: string, known: ReadonlySet<string>): string {
  if (/^0x[0-9a-f]{40}$/i.test(word)) return ':address'
  return known.has(word) ? word : ':other'
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
