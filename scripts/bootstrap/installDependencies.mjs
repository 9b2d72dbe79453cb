import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { npm } from './npm.mjs'
import { StopError } from './StopError.mjs'

const stampFile = 'node_modules/.installed-lock'

/** `npm ci`, unless what is installed came from this very lock file. */
export async function installDependencies(node) {
  const stamp = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  // No install scripts: none of the packages needs one, and better-sqlite3 would compile what it already ships.
  const { ok, reason } = await npm(
    node,
    ['ci', '--ignore-scripts'],
    'Installing dependencies (first run only):',
  )
  if (!ok)
    throw new StopError(
      `Could not install the dependencies (${reason}). Check your network and that this folder is writable, then try again.`,
    )
  writeFileSync(stampFile, stamp)
}
