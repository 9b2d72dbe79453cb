import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../rehearseMainnet/freePort.ts'

let npm: ChildProcess | undefined
afterEach(() => {
  try {
    // What a failed test left running.
    if (npm?.pid) process.kill(-npm.pid, 'SIGKILL')
  } catch {
    // Nothing, as it should be.
  }
})

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' }).then(
    () => true,
    () => false,
  )

test('behavior: a signal that reaches npm alone, as from a supervisor, stops everything within 5 s', async () => {
  const port = await freePort()
  npm = spawn('npm', ['run', 'devnet'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DEVNET_PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  })
  await expect.poll(() => answers(port), { timeout: 60_000 }).toBe(true)
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  await expect.poll(() => answers(port), { timeout: 5_000 }).toBe(false)
}, 90_000)
