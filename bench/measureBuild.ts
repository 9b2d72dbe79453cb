import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Findings } from './findings.ts'
import { buildPeer } from './peers/buildPeer.ts'
import { runIn } from './peers/preparePeer.ts'
import { round } from './round.ts'

/** The whole site from nothing: scripts, style sheet, a complete document for every page, the release manifest. */
export async function measureBuild(): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'love-bench-'))
  try {
    const ours = round(runIn('.', [process.execPath, 'apps/web/build.ts', folder]))
    const measurements = [{ name: 'build of the site', value: ours, unit: 's', atMost: 60 }]
    try {
      const peers = {
        'Next, one page': round(buildPeer('nextRainbowKit')),
        'Vite, one page': round(buildPeer('wagmiVite')),
      }
      return { measurements, comparisons: [{ name: 'build', unit: 's', better: 'less', ours, peers }] }
    } catch (cause) {
      return { measurements, failures: [`The peers could not be built. ${cause}`] }
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
