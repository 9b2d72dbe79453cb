import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { strictBuild } from './strictBuild.ts'

type Prerender = typeof import('../src/prerender.tsx')

/** Builds `src/prerender.tsx` for Node into a folder and loads it from there. */
export async function buildPrerender(root: string, outDir: string): Promise<Prerender> {
  await build({
    root,
    ...strictBuild(),
    build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
  })
  return await import(pathToFileURL(join(outDir, 'prerender.js')).href)
}
