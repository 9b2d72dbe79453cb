import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What npm set for the script it runs now must not leak into another npm. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

/** Its folder, with what its own lock file names: none of it is a dependency of the project. */
export function preparePeer(name: string): string {
  const folder = join(import.meta.dirname, name)
  const stamp = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stampFile = join(folder, 'node_modules/.installed-lock')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  console.log(`installing the peer ${name}, once`)
  runIn(folder, ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  writeFileSync(stampFile, stamp)
  return folder
}

/** Waits for it to end; how many seconds it took. */
export function runIn(
  folder: string,
  [program = '', ...parameters]: readonly string[],
  settings: Record<string, string> = {},
): number {
  const started = performance.now()
  const run = spawnSync(program, parameters, {
    cwd: folder,
    env: { ...env, ...settings },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (run.status !== 0)
    throw new Error(
      `${program} ${parameters.join(' ')} in ${folder} failed. ${reasonIn(run.stderr || run.stdout)}`,
    )
  return (performance.now() - started) / 1_000
}

/** The lines that say what is wrong; tools like to add how they are used. */
function reasonIn(said: string): string {
  const lines = said.split('\n').filter((line) => /error|missing|cannot|can't|not found/i.test(line))
  return (lines.length > 0 ? lines : said.split('\n')).slice(0, 5).join(' ').slice(0, 500)
}
