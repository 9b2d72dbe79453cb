import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'

/**
 * Runs npm by the given Node: npm started by an older one skips the platform packages that need a newer Node.
 * Shows one progress line; the answer says whether it worked and, if not, npm's reason.
 */
export async function npm(node, parameters, progress) {
  const child = spawnNpm(node, parameters)
  let said = ''
  const keep = (chunk) => {
    said += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const stopProgress = showProgress(progress)
  const code = await new Promise((done) => {
    child.on('error', (error) => {
      keep(error.message)
      done(1)
    })
    child.on('exit', done)
  })
  stopProgress(code === 0)
  return { ok: code === 0, reason: reasonIn(said) }
}

function spawnNpm(node, parameters) {
  // What npm set for the script it runs now must not leak into another npm.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)/i.test(name)),
  )
  env.PATH = `${dirname(node)}${delimiter}${env.PATH}`
  const stdio = ['ignore', 'pipe', 'pipe']
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return spawn(node, [cli, ...parameters], { env, stdio })
  return spawn('npm', parameters, { env, stdio, shell: process.platform === 'win32' })
}

function showProgress(text) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const timer = setInterval(
    () => process.stdout.isTTY && process.stdout.write(`\r${text} ${seconds()} s`),
    1000,
  )
  process.stdout.write(`${text}${process.stdout.isTTY ? '' : '\n'}`)
  return (ok) => {
    clearInterval(timer)
    process.stdout.write(
      `${process.stdout.isTTY ? '\r' : ''}${text} ${ok ? `done in ${seconds()} s` : 'failed'}\n`,
    )
  }
}

/** The first line in which npm says more than a code. */
function reasonIn(said) {
  const lines = said
    .split('\n')
    .flatMap((line) => /^npm (?:ERR!|error) (?!code |errno |syscall )(.+)/.exec(line)?.[1] ?? [])
  return lines[0] ?? (said.trim().split('\n').at(-1) || 'npm gave no reason')
}
