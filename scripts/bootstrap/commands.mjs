import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'

/** What each npm script runs once Node and the dependencies are there. */
export const commands = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  build: 'apps/web/build.ts',
  serve: 'apps/server/src/main.ts',
  devnet: 'packages/devnet/src/main.ts',
  contracts: 'packages/contracts/generate.ts',
  bench: 'bench/main.ts',
  browsers: 'scripts/browsers.ts',
  backup: 'scripts/backup.ts',
  'verify-release': 'scripts/verifyRelease.ts',
  config: 'scripts/config.ts',
  'static-headers': 'scripts/staticHeaders.ts',
  'rehearse:mainnet': 'scripts/rehearseMainnet.ts',
  format: 'scripts/format.ts',
}

/** `config` looks into the file itself, to tell what comes from it; tests and measurements must not depend on it. */
const configured = new Set(['start', 'dev', 'build', 'serve', 'backup', 'static-headers'])

/** Who started us: it may be gone by the time the dependencies are there. */
const parent = process.ppid

/** In a child with the right Node, which gets our signals and gives its exit code. */
export async function runCommand(node, command, parameters) {
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  const settings = configured.has(command) && existsSync('.env') ? ['--env-file=.env'] : []
  const child = spawn(node, [...settings, commands[command], ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  // Ctrl-C reaches the whole group; a signal sent to this process alone must reach the child too.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const stopWatching = whenOrphaned(() => child.kill('SIGTERM'))
  process.exitCode = await new Promise((done) => {
    child.on('exit', (code) => done(code ?? 1))
  })
  stopWatching()
}

/**
 * A supervisor's SIGTERM reaches npm, and npm passes it on to the shell between us, which ends without a word: all that
 * can be seen here is that the parent is another one. Without npm, a parent that leaves has put us in the background.
 */
function whenOrphaned(act) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {}
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, 500)
  return () => clearInterval(timer)
}
