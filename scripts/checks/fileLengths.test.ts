import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Above this a file holds more than one idea. */
const mostLines = 250
const generated = /^packages\/contracts\/src\/(abi|artifacts)\/|^packages\/ui98\/src\/css\/base98\.css$/

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  {
    encoding: 'utf8',
  },
)
const written = listed
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|sol)$/.test(file) && !generated.test(file))

/** A file that has to be long says why in its first lines. */
function isTooLong(text: string): boolean {
  const lines = text.replace(/\n$/, '').split('\n')
  const isExplained = lines.slice(0, 5).some((line) => /^\s*(\/\/\/?|\/?\*+)\s*Long because \S/.test(line))
  return lines.length > mostLines && !isExplained
}

test(`default: no file of ours has more than ${mostLines} lines, unless it begins with “Long because”`, () => {
  expect(written.length).toBeGreaterThan(1_000)
  expect(written.filter((file) => isTooLong(readFileSync(file, 'utf8')))).toEqual([])
})

test('behavior: one line more is one too many, and only a reason at the top excuses it', () => {
  const lines = (count: number) => 'x\n'.repeat(count)
  expect(isTooLong(lines(mostLines))).toBe(false)
  expect(isTooLong(lines(mostLines + 1))).toBe(true)
  for (const reason of ['// Long because it is one table.', '/* Long because it is one table. */'])
    expect(isTooLong(`// first\n${reason}\n${lines(mostLines)}`)).toBe(false)
  for (const none of ['// Long because', '// So long because of this', 'const a = "Long because x"'])
    expect(isTooLong(`${none}\n${lines(mostLines)}`)).toBe(true)
  expect(isTooLong(`${lines(5)}// Long because it is one table.\n${lines(mostLines)}`)).toBe(true)
})
