import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Integrity, integrityOf } from './integrity.ts'

/** Folders whose files a document may load. */
const folders = ['assets', 'insights']

/** Hashes the files as they lie on disk: plugins may still change a chunk after Rollup has named it. */
export async function readIntegrity(outDir: string): Promise<Integrity> {
  const files = await Promise.all(folders.map((folder) => hashFolder(outDir, folder)))
  return new Map(files.flat())
}

async function hashFolder(outDir: string, folder: string): Promise<(readonly [string, string])[]> {
  const names = (await readdir(join(outDir, folder))).sort()
  return Promise.all(
    names.map(
      async (name) =>
        [`/${folder}/${name}`, integrityOf(await readFile(join(outDir, folder, name)))] as const,
    ),
  )
}
