import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { architectureDoc, withDiagram } from './drawBoundaries.ts'
import { stepsOf } from './recipes/applyRecipe.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file))
const documents = files.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(file, 'utf8')

/** Paths from the root; where the name depends on what is added, it has a hole: `<name>`. */
const path = /`((?:apps|packages|scripts|docs|deploy|e2e|bench)\/[\w./-]*(?:<[\w ]+>[\w./-]*)?)`/g

/** Not in the repository, but there once something was built or measured. */
const isBuilt = (file: string) => /^apps\/web\/dist(\/|$)/.test(file)

test.each(documents)('default: %s names only files that exist', (document) => {
  // A recipe may name those that its own steps write.
  const written = stepsOf(read(document)).map((step) => step.path)
  for (const [, named = ''] of read(document).matchAll(path)) {
    const [start = '', end] = named.split(/<[\w ]+>/)
    const isThere =
      end === undefined
        ? existsSync(named) || isBuilt(named) || written.includes(named)
        : files.some((file) => file.startsWith(start) && file.slice(start.length).includes(end))
    expect(isThere, named).toBe(true)
  }
})

test.each(documents)('default: links of %s lead somewhere', (document) => {
  const prose = read(document).replace(/`[^`]*`/g, '')
  for (const [, to = ''] of prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g))
    if (!/^https?:/.test(to)) expect(existsSync(join(dirname(document), to)), to).toBe(true)
})

test('default: the diagram of the architecture is that of the checked boundaries', () => {
  const text = read(architectureDoc)
  expect(withDiagram(text), 'Run `npm run format`.').toBe(text)
})

test.each(['apps/web/src', 'apps/server/src'])(
  'behavior: every folder of %s is explained in the architecture',
  (folder) => {
    const [, section = ''] = read(architectureDoc).split(`\`${folder}\`\n`)
    const [table = ''] = section.split('\n#')
    const explained = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(explained.toSorted()).toEqual(folders.toSorted())
  },
)

test('behavior: every recipe is in CONTRIBUTING.md', () => {
  const contributing = read('CONTRIBUTING.md')
  for (const recipe of readdirSync('docs/recipes')) expect(contributing).toContain(`(docs/recipes/${recipe})`)
})

test('behavior: every command of package.json is in README.md', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const readme = read('README.md')
  for (const name of Object.keys(scripts)) expect(readme).toMatch(new RegExp(`npm (run )?${name}(?![\\w:-])`))
})

test('behavior: docs/safe.md says about another gateway what its definition says', () => {
  const [, defined = 'nothing'] = /^# (.+)\n# SAFE_GATEWAY_URL=/m.exec(read('.env.example')) ?? []
  const [, said = ''] = /^\| `SAFE_GATEWAY_URL` \| (.+) \|$/m.exec(read('docs/safe.md')) ?? []
  expect(said.replaceAll('`', '').toLowerCase()).toContain(defined.toLowerCase())
})
