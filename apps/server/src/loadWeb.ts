import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Config } from './config.ts'
import { StartError } from './errors.ts'
import { loadFiles, type StaticFiles } from './static/loadFiles.ts'

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))
const release = z.object({ settings: z.object({ network: z.string() }) })

export type LoadWebParameters = { folder?: string | undefined; network: Config['network'] }

/** A page for another network would send people's transactions to the wrong contracts: it is not served. */
export async function loadWeb({ folder = builtWeb, network }: LoadWebParameters): Promise<StaticFiles> {
  const files = await loadFiles(folder).catch((error: unknown) => {
    const reason = whyUnreadable(error)
    if (reason === undefined) return undefined
    throw new StartError('no-web', `The web app in ${folder} cannot be read: ${reason}`, { cause: error })
  })
  if (!files?.has('/index.html')) {
    throw new StartError('no-web', `There is no built web app in ${folder}. Run: npm run build`)
  }
  const builtFor = await networkOf(folder)
  if (builtFor !== undefined && builtFor !== network) {
    throw new StartError(
      'no-web',
      `The web app in ${folder} was built for ${builtFor}, but LOVE_NETWORK=${network}. Run: LOVE_NETWORK=${network} npm run build`,
    )
  }
  return files
}

/** Undefined: it is not there. */
function whyUnreadable(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return undefined
    case 'EMFILE':
    case 'ENFILE':
      return `too many open files (${code}). Allow this process at least 1024, for example with ulimit -n 1024 or LimitNOFILE=1024.`
    case 'EACCES':
    case 'EPERM':
      return `permission denied (${code}). Give the user that runs the server read access to the folder and its files.`
    default:
      return `${code}. Check the disk and the folder, then start again.`
  }
}

/** Undefined where a page does not say what it was built for. */
async function networkOf(folder: string): Promise<string | undefined> {
  try {
    return release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))).settings.network
  } catch {
    return undefined
  }
}
