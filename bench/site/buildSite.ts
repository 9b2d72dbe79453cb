import { spawnSync } from 'node:child_process'

/** The site that is measured is the one of the code beside it. In a child: the bundler is large and stays in memory. */
export function buildSite(): void {
  const program = `const { buildWebIfChanged } = await import('./apps/web/build.ts'); await buildWebIfChanged()`
  const built = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The site cannot be built.\n${built.stderr.slice(0, 1_000)}`)
}
