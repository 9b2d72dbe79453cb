import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Rollup } from 'vite'
import { buildAppHost } from './build/buildAppHost.ts'
import { buildBootScript } from './build/buildBootScript.ts'
import { buildOlder } from './build/buildOlder.ts'
import { buildPrerender } from './build/buildPrerender.ts'
import { buildStamp } from './build/buildStamp.ts'
import { checkPolicy } from './build/checkPolicy.ts'
import { chunkGroups } from './build/chunkGroups.ts'
import { inImportOrder, lazyFiles } from './build/lazyFiles.ts'
import { policyNeeds } from './build/policyNeeds.ts'
import { readBuildSettings, SettingError } from './build/readBuildSettings.ts'
import { readIntegrity } from './build/readIntegrity.ts'
import { renderDocument } from './build/renderDocument.ts'
import { siteChunks } from './build/siteChunks.ts'
import { strictBuild } from './build/strictBuild.ts'
import { withScratchFolder } from './build/withScratchFolder.ts'
import { writeRelease } from './build/writeRelease.ts'
import webPackage from './package.json' with { type: 'json' }
import { appHostPath } from './src/host/appHostWindow.ts'

const root = import.meta.dirname
const dist = join(root, 'dist')
const project = join(root, '../..')
const stampFile = join(root, 'node_modules/.built')

/** The whole site: scripts, one style sheet, and a complete document for every page. A failed build changes nothing. */
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
  const client = await build({ root, ...strictBuild(), build: { outDir: site, rollupOptions: { output } } })
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const chunks = (client as Rollup.RollupOutput).output
    .filter((file) => file.type === 'chunk')
    // An entry that only imports another file is left out by Vite: the document loads that file itself.
    .map(({ fileName, moduleIds, isDynamicEntry, imports }) => {
      return { fileName, moduleIds, isDynamicEntry, imports, isEntry: template.includes(`"/${fileName}"`) }
    })
  const bootScript = await buildBootScript(root)
  const older = await buildOlder(root, site)
  const integrity = await readIntegrity(site)
  const modules = inImportOrder(chunks).map((name) => `/${name}`)
  const needs = policyNeeds(settings)
  const { pages, renderPage } = await buildPrerender(root, prerenderFolder)

  for (const page of pages) {
    const { title, description, file, lazyModules } = page
    const parts = lazyFiles(chunks, lazyModules).map((name) => `/${name}`)
    const markup = await renderPage(page)
    const html = renderDocument({
      template,
      older,
      bootScript,
      integrity,
      modules,
      title,
      description,
      needs,
      parts,
      markup,
    })
    checkPolicy(html)
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), html)
  }
  await writeFile(join(site, appHostPath), await buildAppHost(root, settings))
  await writeRelease(site, { version: webPackage.version, settings })
}

/** Somewhere else, so that the site in `dist` stays what it is. */
async function buildWebInto(folder: string): Promise<void> {
  await withScratchFolder(root, async (scratch) => {
    const site = join(scratch, 'site')
    await buildSite(site, join(scratch, 'prerender'))
    await cp(site, folder, { recursive: true })
  })
}

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
