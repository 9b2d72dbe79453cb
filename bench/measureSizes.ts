import { spawnSync } from 'node:child_process'
import type { Measurement } from './measurement.ts'
import { round } from './round.ts'
import { buildSite } from './site/buildSite.ts'

type Size = { readonly name: string; readonly size: number; readonly sizeLimit: number }

/** What a browser must load, packed by gzip, file by file: the budgets that `npm test` holds too. */
export async function measureSizes(): Promise<Measurement[]> {
  buildSite()
  const { stdout } = spawnSync('node_modules/.bin/size-limit', ['--json'], { encoding: 'utf8' })
  const sizes: readonly Size[] = JSON.parse(stdout)
  return sizes.map(({ name, size, sizeLimit }) => ({
    name,
    value: round(size / 1_024, 1),
    unit: 'KiB',
    atMost: round(sizeLimit / 1_024, 1),
  }))
}
