import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { devnet } from '@love/contracts/deployments/1337'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { pairs } from '@love/protocol/pairs/pairs'
import { preparePeer, runIn } from './preparePeer.ts'

const programs = {
  nextRainbowKit: { file: 'node_modules/next/dist/bin/next', pairsSetting: 'NEXT_PUBLIC_PAIRS' },
  wagmiVite: { file: 'node_modules/vite/bin/vite.js', pairsSetting: 'VITE_PAIRS' },
}
export type BuiltPeer = keyof typeof programs

/** Builds it for the pairs of the devnet; the seconds that took. */
export function buildPeer(name: BuiltPeer): number {
  const folder = preparePeer(name)
  const { file, pairsSetting } = programs[name]
  const seconds = runIn(folder, [process.execPath, file, 'build'], {
    [pairsSetting]: pairsList(),
    NEXT_TELEMETRY_DISABLED: '1',
  })
  writeFileSync(stampFile(folder), stampOf(folder))
  return seconds
}

/** Its folder, built at least once from what is in it. */
export function withBuild(name: BuiltPeer): string {
  const folder = preparePeer(name)
  const file = stampFile(folder)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== stampOf(folder)) buildPeer(name)
  return folder
}

const pairsList = () =>
  JSON.stringify(pairs.map((pair) => ({ name: pair.name, address: pairAddress(devnet, pair) })))

const stampFile = (folder: string) => join(folder, 'node_modules/.built')

function stampOf(folder: string): string {
  const hash = createHash('sha256').update(pairsList())
  const sources = globSync(['*.*', 'app/**/*'], { cwd: folder }).sort()
  for (const source of sources) {
    const path = join(folder, source)
    if (statSync(path).isFile()) hash.update(source).update(readFileSync(path))
  }
  return hash.digest('hex')
}
