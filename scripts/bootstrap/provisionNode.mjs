import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { npm } from './npm.mjs'
import { StopError } from './StopError.mjs'

const oldestMajor = 24
const version = '24.21.0'
/** Ignored by git and inside the project, so that it is still there without a network. */
const folder = resolve('.node')

/** The path of a Node that runs TypeScript and the chain engine: this one if it can, otherwise one from npm. */
export async function provisionNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= oldestMajor) return process.execPath
  if (major < 18)
    throw new StopError(`LOVE starts on Node 18 and later, this is ${process.version}. Install a newer Node.`)
  const installed = findNode()
  if (installed) return installed
  mkdirSync(folder, { recursive: true })
  const { ok, reason } = await npm(
    process.execPath,
    ['install', '--prefix', folder, '--no-save', '--ignore-scripts=false', `node@${version}`],
    `Getting Node ${version} (yours is ${process.version}), once:`,
  )
  const node = findNode()
  if (node) return node
  throw new StopError(
    `Could not get Node ${version} from npm${ok ? '' : ` (${reason})`}. Check the network, or install Node ${oldestMajor} yourself, and try again.`,
  )
}

function findNode() {
  const file = resolve(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(file)) return undefined
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${version}` ? file : undefined
}
