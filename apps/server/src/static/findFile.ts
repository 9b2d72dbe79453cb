import type { StaticFiles } from './loadFiles.ts'
import type { StaticFile } from './staticFile.ts'

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
