import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeVersion } from './nodePackages.mjs'
import { npm } from './npm.mjs'
import { StopError } from './StopError.mjs'

/**
 * The path of the Node in this folder, which comes from npm unless it is there. npm compares the package with the hash
 * in the lock file and runs no script of it. What another version of this project left in the folder is replaced.
 */
export async function installNode(folder, { name, integrity }) {
  const node = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const stamp = join(folder, 'node_modules/.installed-integrity')
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === integrity
  if (isInstalled && runs(node)) return node
  rmSync(folder, { recursive: true, force: true })
  writeManifests(folder, { name, integrity })
  const { ok, reason } = await npm(
    process.execPath,
    ['ci', '--ignore-scripts', '--no-audit', '--prefix', folder],
    `Downloading Node ${nodeVersion} (yours is ${process.version}; first run only):`,
  )
  if (ok && runs(node)) {
    // Last, because npm compares while it unpacks: what was interrupted may never have been compared.
    writeFileSync(stamp, integrity)
    return node
  }
  rmSync(folder, { recursive: true, force: true })
  throw new StopError(whyNot(name, ok ? 'it does not run on this machine' : reason))
}

/** The package stands under the name `node`, so that the binary has one place on every platform. */
function writeManifests(folder, { name, integrity }) {
  const dependencies = { node: `npm:${name}@${nodeVersion}` }
  const packages = { '': { dependencies }, 'node_modules/node': { name, version: nodeVersion, integrity } }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
}

function runs(node) {
  if (!existsSync(node)) return false
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${nodeVersion}`
}

function whyNot(name, reason) {
  const [major] = nodeVersion.split('.')
  if (/integrity checksum failed/i.test(reason))
    return `The package ${name}@${nodeVersion} from npm does not match the hash this project expects. It was deleted and not run. Install Node ${major} yourself and try again.`
  return `Could not download Node ${nodeVersion} from npm (${reason}). Check your network or install Node ${major} yourself, then try again.`
}
