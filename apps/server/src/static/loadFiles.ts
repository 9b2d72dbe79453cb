import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { createStaticFile, type StaticFile } from './staticFile.ts'

/** By URL path: `/assets/main.js`. A map, so that `/__proto__` is just a name nobody has. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/** Every file of the folder, in memory and packed, so that a request never touches the disk. */
export async function loadFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter(isPublished)
  const files = await Promise.all(
    paths.map(
      async (path) => [path, await createStaticFile(path, await readFile(join(folder, path)))] as const,
    ),
  )
  return new Map(files)
}

/** Build tools leave notes for themselves in dot folders. */
function isPublished(path: string): boolean {
  return !path.replace(/^\/\.well-known\//, '/').includes('/.')
}

/**
 * `/x/y` is the file of that name, else the page `x/y.html` or `x/y/index.html`, else the one for everything below
 * `x`, if there is one.
 */
export function findFile(files: StaticFiles, path: string): StaticFile | undefined {
  const page = path.endsWith('/') ? path.slice(0, -1) : path
  return (
    files.get(path) ??
    files.get(`${page}.html`) ??
    files.get(`${page}/index.html`) ??
    files.get(`/${path.split('/')[1]}/_.html`)
  )
}
