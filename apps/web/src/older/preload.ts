import { vouchFor } from './vouch.ts'

const asked = new Set<string>()

/** The browser looks its hash up in the import map, as with every module. */
function askFor(path: string): void {
  if (asked.has(path)) return
  asked.add(path)
  const link = { rel: 'modulepreload', crossOrigin: '', href: path }
  document.head.append(Object.assign(document.createElement('link'), link))
}

/** Resolves when they may be imported: at once, or when they have been compared. Each is asked for in a task of its own. */
export function askForParts(paths: readonly string[]): Promise<unknown> {
  const vouched = vouchFor(paths)
  if (vouched) return vouched
  for (const path of paths) setTimeout(askFor, 0, path)
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/**
 * Every `import()` of ours goes through this in the built page, in the place of what Vite brings: `files` are the one that
 * is imported and all that it imports, so that they are asked for at once.
 */
export function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const paths = files.map((file) => `/${file}`)
  const vouched = vouchFor(paths)
  if (vouched) return vouched.then(load)
  paths.forEach(askFor)
  return load()
}
