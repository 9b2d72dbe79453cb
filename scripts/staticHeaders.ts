import { join } from 'node:path'
import { readConfig } from '@love/server/config'
import { securityHeaders } from '@love/server/headers/securityHeaders'
import { fileHeaders } from '@love/server/static/createStatic'
import { loadFiles } from '@love/server/static/loadFiles'

/**
 * For a host that is not our server: the headers that it must send with the files of the build, as JSON by kind of file. Our
 * server sends the very same ones.
 */
const folder = process.argv[2] ?? join(import.meta.dirname, '../apps/web/dist')
const config = readConfig()
const files = await loadFiles(folder)

function headersOf(path: string): Record<string, string> {
  const file = files.get(path)
  if (!file) throw new Error(`${path} is missing in ${folder}. Run npm run build first.`)
  const {
    'content-type': _,
    vary: __,
    ...own
  } = fileHeaders(file, {
    safeHosts: config.safeHosts,
    isShared: path === '/manifest.json',
  })
  return { ...securityHeaders(config), ...own }
}

const [asset = ''] = [...files.keys()].filter((path) => path.startsWith('/assets/'))
const kinds = {
  'every page (*.html)': headersOf('/index.html'),
  '/app-host.html': headersOf('/app-host.html'),
  '/assets/*': headersOf(asset),
  '/manifest.json and its icon': headersOf('/manifest.json'),
  'everything else': headersOf('/release.json'),
}
const different = [...files].filter(
  ([path, { document }]) =>
    document &&
    path !== '/app-host.html' &&
    headersOf(path)['content-security-policy'] !== kinds['every page (*.html)']['content-security-policy'],
)
if (different.length > 0)
  throw new Error(`${different[0]?.[0]} needs a different policy from the other pages.`)
console.log(JSON.stringify(kinds, undefined, 2))
