import { fileURLToPath } from 'node:url'
import { StartError } from './StartError.ts'
import { loadFiles, type StaticFiles } from './static/loadFiles.ts'

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))

export async function loadWeb(folder: string = builtWeb): Promise<StaticFiles> {
  const files = await loadFiles(folder).catch(() => undefined)
  if (!files?.has('/index.html')) {
    throw new StartError('no-web', `There is no built web app in ${folder}. Run: npm run build`)
  }
  return files
}
