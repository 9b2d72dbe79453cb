import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where a promise stands in docs/security.md: at the beginning of its own line. */
const promised = /^- `#([a-z][a-z-]*)` /gm
/** The third part is there for a test with the tag `@deep`, which proves nothing between two releases. */
const title =
  /(['"`])((?:default|behavior|error): (?:(?!\1).)*)\1(,\s*\{[^}]*tags?: (?:'@deep'|\[[^\]]*'@deep'))?/g
const tag = / #([a-z][a-z-]*)/g

type Comparison = {
  readonly unproven: readonly string[]
  readonly unpromised: readonly string[]
  readonly twice: readonly string[]
}

function comparePromises(page: string, tests: readonly string[]): Comparison {
  const promises = [...page.matchAll(promised)].map(([, name = '']) => name)
  const titles = tests.flatMap((text) => [...text.matchAll(title)])
  const tagsOf = (found: typeof titles) =>
    new Set(found.flatMap(([, , words = '']) => [...words.matchAll(tag)].map(([, name = '']) => name)))
  const proven = tagsOf(titles.filter(([, , , isDeep]) => !isDeep))
  return {
    unproven: promises.filter((name) => !proven.has(name)),
    unpromised: [...tagsOf(titles)].filter((name) => !promises.includes(name)),
    twice: promises.filter((name, at) => promises.indexOf(name) !== at),
  }
}

const kept = { unproven: [], unpromised: [], twice: [] }

test('default: every promise of docs/security.md is in the title of a test, and every tag of a title is promised', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const tests = listed
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && existsSync(file))
    .filter((file) => file !== 'scripts/checks/promises.test.ts')
  expect(tests.length).toBeGreaterThan(300)
  const page = readFileSync('docs/security.md', 'utf8')
  expect([...page.matchAll(promised)].length).toBeGreaterThan(30)
  const sources = tests.map((file) => readFileSync(file, 'utf8'))
  expect(comparePromises(page, sources)).toEqual(kept)
})

test('error: a promise without a test, a test without its promise, and a promise that stands twice', () => {
  const page = '# Security\n\n- `#locked-door` **Doors.** They lock.\n'
  const proof = `test('error: a door #locked-door', () => {})`
  expect(comparePromises(page, [proof])).toEqual(kept)
  expect(comparePromises(page, [])).toEqual({ ...kept, unproven: ['locked-door'] })
  expect(comparePromises(page, [`const color = '#locked-door'`])).toEqual({
    ...kept,
    unproven: ['locked-door'],
  })
  const deep = proof.replace(', ()', `, { timeout: 9, tags: '@deep' }, ()`)
  expect(comparePromises(page, [deep])).toEqual({ ...kept, unproven: ['locked-door'] })
  expect(comparePromises('', [proof])).toEqual({ ...kept, unpromised: ['locked-door'] })
  expect(comparePromises(page + page, [proof])).toEqual({ ...kept, twice: ['locked-door'] })
})
