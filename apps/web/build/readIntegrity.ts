import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Integrity, integrityOf } from './integrity.ts'

/** Hashes the files as they lie on disk: plugins may still change a chunk after Rollup has named it. */
export async function readIntegrity(outDir: string): Promise<Integrity> {
  const names = (await readdir(join(outDir, 'assets'))).sort()
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [`/assets/${name}`, integrityOf(await readFile(join(outDir, 'assets', name)))] as const,
      ),
    ),
  )
}
