import { createHash } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildSettings } from './readBuildSettings.ts'

/** Whatever can change the page, below the folder of the project. */
const inputs = [
  'package-lock.json',
  'apps/web/{index.html,vite.config.ts,build.ts}',
  'apps/web/{build,public,src}/**/*',
  'packages/{contracts,http,protocol,safe,ui98}/src/**/*',
]

/** Changes when the page would: equal stamps mean that a build can be used again. */
export async function buildStamp(project: string, settings: BuildSettings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const files: string[] = []
  for await (const file of glob(inputs, { cwd: project })) files.push(file)
  for (const file of files.sort()) {
    const path = join(project, file)
    if ((await stat(path)).isFile()) hash.update(`\n${file}\n`).update(await readFile(path))
  }
  return hash.digest('hex')
}
