import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measurement } from './measurement.ts'
import { runIn } from './peers/preparePeer.ts'
import { round } from './round.ts'
import { startProgram } from './startProgram.ts'

/** `npm start` in a fresh clone of what is committed: everything is installed and built first. */
export async function measureColdStart(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'love-bench-'))
  try {
    runIn('.', ['git', 'clone', '--quiet', '.', folder])
    const started = performance.now()
    const program = await startProgram(
      ['scripts/bootstrap.mjs', 'start'],
      /LOVE is ready/,
      { PORT: '13602', DEVNET_PORT: '18602' },
      folder,
    )
    const seconds = (performance.now() - started) / 1_000
    await program.stop()
    return [{ name: 'start in a fresh clone', value: round(seconds, 1), unit: 's', atMost: 180 }]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
