import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rollup } from 'vite'
import { buildAppHost } from './build/buildAppHost.ts'
import { buildBootScript } from './build/buildBootScript.ts'
import { buildClassicScript } from './build/buildClassicScript.ts'
import { buildStamp } from './build/buildStamp.ts'
import { checkPolicy } from './build/checkPolicy.ts'
import { chunkGroups } from './build/chunkGroups.ts'
import { type LaterStyles, laterClasses, laterStyles } from './build/laterStyles.ts'
import { earlyFiles, inImportOrder, lazyFiles } from './build/lazyFiles.ts'
import { policyNeeds } from './build/policyNeeds.ts'
import { type Preview, previewOf } from './build/previews/previewOf.ts'
import { previewTags } from './build/previews/previewTags.ts'
import { writePreviews } from './build/previews/writePreviews.ts'
import { readBuildSettings, SettingError } from './build/readBuildSettings.ts'
import { readIntegrity } from './build/readIntegrity.ts'
import { renderDocument } from './build/renderDocument.ts'
import { siteChunks } from './build/siteChunks.ts'
import { strictBuild } from './build/strictBuild.ts'
import { withoutDescriptions } from './build/withoutDescriptions.ts'
import { writeLogos } from './build/writeLogos.ts'
import { writeRelease } from './build/writeRelease.ts'
import webPackage from './package.json' with { type: 'json' }
import { appHostPath } from './src/host/appHostWindow.ts'
import { olderId } from './src/older/whenReady.ts'

const root = import.meta.dirname

const dist = join(root, 'dist')

const project = join(root, '../..')

const stampFile = join(root, 'node_modules/.built')

/** The whole site: scripts, style sheets, and a complete document for every page. A failed build changes nothing. */
async function buildWeb(): Promise<void> {
  const stamp = await buildStamp(project, readBuildSettings(process.env))
  await withScratchFolder(root, async (folder) => {
    const site = join(folder, 'site')
    await buildSite(site, join(folder, 'prerender'))
    await rm(stampFile, { force: true })
    await rm(dist, { recursive: true, force: true })
    await cp(site, dist, { recursive: true })
  })
  await writeFile(stampFile, stamp)
}

/** For starting: builds only if the site in `dist` was made of something else. */
export async function buildWebIfChanged(): Promise<void> {
  const stamp = await buildStamp(project, readBuildSettings(process.env))
  const built = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (built !== stamp || !existsSync(join(dist, 'index.html'))) await buildWeb()
}

async function buildSite(site: string, prerenderFolder: string): Promise<void> {
  const settings = readBuildSettings(process.env)
  // Otherwise a group would also take what only the barrels of its libraries lead to.
  const output = { manualChunks: chunkGroups(siteChunks), onlyExplicitManualChunks: true }
  const client = await build({
    root,
    ...strictBuild(),
    plugins: [laterStyles(), withoutDescriptions()],
    build: { outDir: site, rollupOptions: { output } },
  })
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const { output: files } = client as Rollup.RollupOutput
  const chunks = files
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, moduleIds, isDynamicEntry, imports }) => {
      // An entry that only imports other files is left out by Vite: the document loads those itself.
      const isEntry = moduleIds.some((id) => id.endsWith('/web/src/main.tsx'))
      return { fileName, moduleIds, isDynamicEntry, imports, isEntry }
    })
  const later = await readLater(site, files)
  const bootScript = await buildBootScript(root)
  const older = await buildOlder(root, site)
  const integrity = await readIntegrity(site)
  const modules = inImportOrder(chunks).map((name) => `/${name}`)
  const needs = policyNeeds(settings)
  const { pages, programs, renderPage } = await buildPrerender(root, prerenderFolder)
  const previews: Preview[] = []

  for (const page of pages) {
    const { title, description, file, lazyModules, early } = page
    const parts = lazyFiles(chunks, lazyModules).map((name) => `/${name}`)
    const markup = await renderPage(page)
    const preview = previewOf(page, programs)
    if (preview) previews.push(preview)
    const html = renderDocument({
      template,
      older,
      bootScript,
      integrity,
      modules,
      title,
      description,
      preview: preview ? previewTags(preview, settings.previewHost || settings.productionHost) : [],
      needs,
      parts,
      early: earlyFiles(chunks, early),
      later,
      markup,
    })
    checkPolicy(html)
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), html)
  }
  await writeFile(join(site, appHostPath), await buildAppHost(root, settings))
  await writeLogos(site)
  await writePreviews(site, previews)
  await writeRelease(site, { version: webPackage.version, settings })
}

async function readLater(site: string, files: Rollup.RollupOutput['output']): Promise<LaterStyles> {
  const [later, first] = files
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName }) => fileName)
    .toSorted()
  if (!later || !first) throw new Error('The build did not write two style sheets.')
  const read = (file: string) => readFile(join(site, file), 'utf8')
  return { path: `/${later}`, classes: laterClasses(await read(first), await read(later)) }
}

/** Somewhere else, so that the site in `dist` stays what it is. */
async function buildWebInto(folder: string): Promise<void> {
  await withScratchFolder(root, async (scratch) => {
    const site = join(scratch, 'site')
    await buildSite(site, join(scratch, 'prerender'))
    await cp(site, folder, { recursive: true })
  })
}

/** Above this a browser that needs nothing of it would pay for asking. */
const askLimitBytes = 384

/** Below the floor they must run too, to say so. */
const target = 'es2015'

const limitBytes = 4_096

if (import.meta.main) {
  const [how] = process.argv.slice(2)
  try {
    if (how === '--if-changed') await buildWebIfChanged()
    else await (how ? buildWebInto(how) : buildWeb())
  } catch (error) {
    // A wrong setting is for the operator, who needs its line and no stack; anything else is for us.
    if (!(error instanceof SettingError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** A folder of its own for each build, inside `node_modules` so that what is built there finds its packages. */
async function withScratchFolder<T>(root: string, use: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(root, 'node_modules')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, '.build-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Prerender = typeof import('./src/prerender.tsx')

/** Builds `src/prerender.tsx` for Node into a folder and loads it from there. */
async function buildPrerender(root: string, outDir: string): Promise<Prerender> {
  await build({
    root,
    ...strictBuild(),
    build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
  })
  return await import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

/** Asks inside the document whether the browser is an older one, whose file waits in a template: for others it costs nothing. */
async function buildOlder(root: string, site: string): Promise<string> {
  const ask = await buildClassicScript({ root, input: 'src/age.ts', limitBytes: askLimitBytes, target })
  const code = await buildClassicScript({ root, input: 'src/older.ts', limitBytes, target })
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const path = `/assets/older-${hash}.js`
  await writeFile(join(site, path), `${code}\n`)
  return `<template><script id="${olderId}" src="${path}"></script></template><script>${ask}</script>`
}
