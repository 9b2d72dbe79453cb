import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type LockFile = { packages: Record<string, { integrity?: string; link?: boolean; resolved?: string }> }

/** What git would commit, tests and generated files included. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const read = (file: string) => readFileSync(file, 'utf8')
const lock: LockFile = JSON.parse(read('package-lock.json'))
const installed = Object.entries(lock.packages).filter(([path]) => path.startsWith('node_modules/'))
const manifests = files.filter((file) => file.endsWith('package.json'))
const directOf = (file: string) => {
  const { dependencies, devDependencies }: Manifest = JSON.parse(read(file))
  return Object.entries({ ...dependencies, ...devDependencies })
}
/** What ours is measured beside is installed by the benchmark alone, below its own folder. */
const ownManifests = manifests.filter((file) => !file.startsWith('bench/peers/'))

test('default: every direct dependency is pinned exactly', () => {
  for (const [name, version] of manifests.flatMap(directOf))
    expect(version, name).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
})

test('default: every direct dependency earns its place in docs/decisions.md', () => {
  const decisions = read('docs/decisions.md')
  for (const [name] of ownManifests.flatMap(directOf))
    if (!name.startsWith('@love/')) expect(decisions).toContain(`\`${name}\``)
})

test('default: the lock file has an integrity for everything and names no host #pinned-packages', () => {
  expect(installed.length).toBeGreaterThan(100)
  for (const [path, { integrity, link, resolved }] of installed) {
    if (link) continue
    expect(integrity, path).toMatch(/^sha512-/)
    expect(resolved, path).toBeUndefined()
  }
})

test('behavior: the lock file holds the platform packages of other machines too', () => {
  for (const platform of ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'])
    for (const family of ['@esbuild/', '@rollup/rollup-', '@biomejs/cli-', '@nomicfoundation/edr-'])
      expect(
        installed.some(([path]) => path.startsWith(`node_modules/${family}${platform}`)),
        family + platform,
      ).toBe(true)
})

/** Adding a dependency is a decision: whoever does it raises this number in the same commit. */
const lockedPackages = 590
test('behavior: the number of installed packages does not creep up by more than 5 % #pinned-packages', () => {
  expect(installed.length).toBeLessThanOrEqual(lockedPackages * 1.05)
})

test('behavior: addresses live in one folder', () => {
  const allowed = /deployments\/|\/artifacts\/|\.abi\.ts$|\.test\.tsx?$|^e2e\//
  const source = files.filter((file) => /\.(ts|tsx|mjs|sol)$/.test(file) && !allowed.test(file))
  expect(source.length).toBeGreaterThan(50)
  for (const file of source) expect(read(file).match(/\b0x[0-9a-fA-F]{40}\b/), file).toBeNull()
})

/** Older subjects stay as they are. */
const firstShort = 'f682782'
const isThere = spawnSync('git', ['cat-file', '-e', firstShort]).status === 0

test.skipIf(!isThere)('behavior: subjects of commits have at most 72 characters', () => {
  const log = ['log', '--no-merges', '--format=%an: %s', `${firstShort}..HEAD`]
  const commits = execFileSync('git', log, { encoding: 'utf8' }).split('\n')
  // Who writes the updates of dependencies cannot be told to be brief.
  const ours = commits.filter((commit) => !commit.startsWith('dependabot'))
  for (const commit of ours) expect(commit.replace(/^[^:]*: /, '').length, commit).toBeLessThanOrEqual(72)
})
