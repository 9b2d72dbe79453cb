import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Measurement } from './measurement.ts'

/** Everything that `npm test` does, once. */
export async function measureTests(): Promise<Measurement[]> {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'test'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await text(child.stdout)
  const [, seconds] = /all checks took (\d+) s/.exec(said) ?? []
  const [, failed] = /(\d+) failed\s*$/.exec(said) ?? []
  if (!seconds || !failed) throw new Error(`npm test did not end as it should:\n${said.slice(-1_000)}`)
  return [
    { name: 'npm test', value: Number(seconds), unit: 's', atMost: 600 },
    { name: 'failed of npm test', value: Number(failed), unit: '', atMost: 0 },
  ]
}
