import { pairs } from '@love/protocol/pairs/index'

const none: readonly string[] = []
const pairNames = pairs.map(({ name }) => name)
const safePages = [
  ...['overview', 'assets', 'collectibles', 'queue', 'history', 'messages', 'apps', 'settings'],
  'address-book',
]

/** The programs by the first word of their paths, and the words that may follow. A new program is one line. */
const programs: ReadonlyMap<string, readonly string[]> = new Map([
  ['', none],
  ['tokens', ['LOVE', 'WAR3']],
  ['pairs', pairNames],
  ['swap', none],
  ['liquidity', pairNames],
  ['farm', pairNames],
  ['faith', none],
  ['safe', safePages],
  ['portfolio', none],
  ['activity', none],
  ['community', none],
  ['paper', none],
  ['control-panel', none],
  ['help', none],
])

const LONGEST = 200
/** Program, address, page: no path of ours has more. */
const MOST_WORDS = 3
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * What is counted for a path, or undefined when it is none: query, fragment and whatever tells who looked at it is
 * left out. There are only as many outcomes as the app has pages, so nobody can fill the table.
 */
export function viewedPath(text: string): string | undefined {
  const bare = text.replace(/[?#].*$/s, '')
  const path = bare.length <= LONGEST ? decode(bare) : undefined
  if (path === undefined || control.test(path)) return undefined
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined
  const [program = '', ...words] = path.slice(1).replace(/\/$/, '').split('/')
  const known = programs.get(program)
  if (!known) return 'other'
  const shown = words.slice(0, MOST_WORDS - 1).map((word) => shownWord(word, known))
  return `/${[program, ...shown].join('/')}`
}

function shownWord(word: string, known: readonly string[]): string {
  if (/^0x[0-9a-f]{40}$/i.test(word)) return ':address'
  return known.includes(word) ? word : ':other'
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
