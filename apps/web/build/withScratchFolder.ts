import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder of its own for each build, inside `node_modules` so that what is built there finds its packages. */
export async function withScratchFolder<T>(root: string, use: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(root, 'node_modules')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, '.build-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
