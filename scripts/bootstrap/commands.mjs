import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'

/** What each npm script runs once Node and the dependencies are there. */
export const commands = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  build: 'apps/web/build.ts',
  serve: 'apps/server/src/main.ts',
  devnet: 'packages/devnet/src/main.ts',
  contracts: 'packages/contracts/generate.ts',
  bench: 'bench/main.ts',
  backup: 'scripts/backup.ts',
  'verify-release': 'scripts/verifyRelease.ts',
  config: 'scripts/config.ts',
  'rehearse:mainnet': 'scripts/rehearseMainnet.ts',
  format: 'scripts/format.ts',
}

/** `config` looks into the file itself, to tell what comes from it; tests and measurements must not depend on it. */
const configured = new Set(['start', 'build', 'serve', 'backup'])

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
  process.exitCode = await new Promise((done) => {
    child.on('exit', (code) => done(code ?? 1))
  })
}
