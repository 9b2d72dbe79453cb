import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type OddWords, oddWords } from './words/oddWords.ts'
import { proseOf } from './words/proseOf.ts'
import { type Text, textsOf } from './words/textsOf.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')

/** Speaks for itself: it holds the patterns. */
const list = 'scripts/checks/words/oddWords.ts'

const shown =
  /^(apps\/(web|server)\/(src|build)|packages\/\w+\/src|scripts)\/.*(?<!\.test|\.abi)\.(tsx?|mjs)$/
const screens = files.filter((file) => shown.test(file) && !file.includes('/artifacts/') && file !== list)
const documents = files.filter((file) => file.endsWith('.md'))

const faultsOf = (texts: readonly Text[], patterns: readonly OddWords[]) =>
  texts.flatMap(({ line, words }) =>
    patterns
      .filter(({ found }) => found.test(words))
      .map(({ found, better, reason }) => {
        const at = words.search(found)
        return `${line}: “${words.slice(Math.max(0, at - 30), at + 40)}” ${reason}: ${better}`
      }),
  )

/** Parsing all sources takes seconds; few have an odd word outside of their comments. */
const anyOdd = new RegExp(
  oddWords.map(({ found }) => found.source.replace(/^\^/, '').replaceAll(' ', '\\s+')).join('|'),
  'i',
)

function faultsOfSource(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8')
  const code = source.replace(/^ *(?:\/\*|\*|\/\/).*$/gm, '').replaceAll('}', '0')
  return anyOdd.test(code) ? faultsOf(textsOf(file, source), oddWords) : []
}

test('default: no text on a screen, in an answer or on a command line has odd words (docs/words.md)', () => {
  expect(screens.length).toBeGreaterThan(1_000)
  expect(screens.flatMap((file) => faultsOfSource(file).map((fault) => `${file}:${fault}`))).toEqual([])
})

test.each(documents)('default: %s has no odd words (docs/words.md)', (file) => {
  const patterns = oddWords.filter(({ onlyOnScreens }) => !onlyOnScreens)
  expect(faultsOf(proseOf(readFileSync(file, 'utf8')), patterns)).toEqual([])
})

const wordsIn = (source: string) => textsOf('x.tsx', source).map(({ words }) => words)

test('behavior: strings, templates and the text between tags are read; code, comments and types are not', () => {
  const source = `import { a } from 'no words here'
    // Whoever reads this.
    type Name = 'a type is no text'
    const one = 'One sentence.' + \`Fee: \${fee} % of \${all}\`
    const two = <p title="A title">Some\n  text {'inside it'}</p>
    const key = { 'class-name': 'class-name', path: '/help/farm', label: 'Rehearse' }`
  expect(wordsIn(source)).toEqual([
    'One sentence.',
    'Fee: 0 % of 0',
    'Some text 0',
    'A title',
    'inside it',
    'Rehearse',
  ])
})

test('behavior: of a document its prose is read, line by line', () => {
  const document = 'One.\n\n```sh\nwhoever\n```\nTwo `anew` ~~Whoever~~ [three](whoever.md).\n'
  const lines = proseOf(document).filter(({ words }) => words.trim() !== '')
  expect(lines).toEqual([
    { line: 1, words: 'One.' },
    { line: 6, words: 'Two   [three].' },
  ])
})

test.each(oddWords)(
  'behavior: $found says what is wrong, and what is better',
  ({ found, reason, better }) => {
    expect(found.flags).not.toContain('g')
    expect(reason.length).toBeGreaterThan(3)
    expect(better).not.toMatch(found)
  },
)
