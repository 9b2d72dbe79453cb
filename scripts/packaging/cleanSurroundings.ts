import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

export type Surroundings = { readonly env: Readonly<Record<string, string>>; readonly node: string }

/** How a machine reaches the network, and nothing else of its environment. */
const network = /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i

/**
 * Our Node, npm and the tools of the system, in an environment that says nothing about this checkout. What npm has
 * downloaded before is used again, wherever it keeps that.
 */
export async function cleanSurroundings(folder: string): Promise<Surroundings> {
  const bin = join(folder, 'bin')
  const home = join(folder, 'home')
  await Promise.all([bin, home].map((path) => mkdir(path)))
  const node = join(bin, 'node')
  await copyFile(process.execPath, node)
  const npm = join(bin, 'npm')
  await writeFile(npm, `#!/bin/sh\nexec node '${npmCli()}' "$@"\n`)
  await chmod(npm, 0o755)
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    network.test(name) && value !== undefined ? [[name, value] as const] : [],
  )
  return {
    node,
    env: {
      ...Object.fromEntries(kept),
      PATH: [bin, '/usr/bin', '/bin'].join(delimiter),
      HOME: home,
      npm_config_cache: npmSetting('cache'),
      npm_config_registry: npmSetting('registry'),
      npm_config_prefer_offline: 'true',
    },
  }
}

function npmCli(): string {
  const { npm_execpath: running, PATH = '' } = process.env
  const installed = PATH.split(delimiter).map((folder) => join(folder, 'npm'))
  const found = [running ?? '', ...installed]
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file))
    .find((file) => /npm-cli\.[cm]?js$/.test(file))
  if (!found) throw new Error('There is no npm on this machine.')
  return found
}

function npmSetting(name: string): string {
  return spawnSync(process.execPath, [npmCli(), 'config', 'get', name], { encoding: 'utf8' }).stdout.trim()
}
