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

for (const command of ['devnet', 'dev'])
  test(`behavior: a signal that reaches npm alone, as from a supervisor, stops all of ${command} within 5 s`, {
    timeout: 90_000,
    tags: command === 'devnet' ? [] : '@deep',
  }, async () => {
    const [port, devnetPort] = [await freePort(), await freePort()]
    npm = spawn('npm', ['run', command], {
      cwd: join(import.meta.dirname, '../..'),
      // A store of its own: a person's `npm start` beside it keeps theirs.
      env: { ...process.env, PORT: `${port}`, DEVNET_PORT: `${devnetPort}`, DATA_DIR: '.data/orphan' },
      stdio: 'ignore',
      detached: true,
    })
    await expect.poll(() => answers(devnetPort), { timeout: 60_000 }).toBe(true)
    const ended = once(npm, 'exit')
    npm.kill('SIGTERM')
    await ended
    await expect.poll(() => groupIsAlive(npm?.pid), { timeout: 5_000 }).toBe(false)
    expect(await answers(devnetPort)).toBe(false)
  })

function groupIsAlive(pid = 0): boolean {
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}
