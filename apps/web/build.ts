import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { buildBootScript } from './build/buildBootScript.ts'
import { checkPolicy } from './build/checkPolicy.ts'
import { lazyFiles } from './build/lazyFiles.ts'
import { readIntegrity } from './build/readIntegrity.ts'
import { renderDocument } from './build/renderDocument.ts'
import { withPrerender } from './build/withPrerender.ts'

const root = import.meta.dirname

/** Replaces the whole site at once: scripts, one style sheet, and a complete document for every page. */
export async function buildWeb({ outDir = join(root, 'dist') } = {}): Promise<void> {
  const unfinished = `${outDir}.unfinished`
  await buildInto(unfinished)
  await rm(outDir, { recursive: true, force: true })
  await rename(unfinished, outDir)
}

async function buildInto(outDir: string): Promise<void> {
  const client = await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const chunks = (client as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk')
  const template = await readFile(join(outDir, 'index.html'), 'utf8')
  const bootScript = await buildBootScript(root)
  const integrity = await readIntegrity(outDir)

  await withPrerender(root, async ({ pages, renderPage }) => {
    for (const page of pages) {
      const { title, description, file, lazyModules } = page
      const preload = lazyFiles(chunks, lazyModules).map((name) => `/${name}`)
      const markup = await renderPage(page)
      const html = renderDocument({ template, bootScript, integrity, title, description, preload, markup })
      checkPolicy(html)
      await writeFile(join(outDir, file), html)
    }
  })
}

if (import.meta.main) await buildWeb()
