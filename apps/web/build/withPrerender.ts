import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

type Prerender = typeof import('../src/prerender.tsx')

/** Builds `src/prerender.tsx` for Node, hands it to `use` and removes it. */
export async function withPrerender<T>(root: string, use: (prerender: Prerender) => Promise<T>): Promise<T> {
  const parent = join(root, 'node_modules')
  await mkdir(parent, { recursive: true })
  const outDir = await mkdtemp(join(parent, '.prerender-'))
  try {
    await build({ root, logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false } })
    return await use(await import(pathToFileURL(join(outDir, 'prerender.js')).href))
  } finally {
    await rm(outDir, { recursive: true })
  }
}
