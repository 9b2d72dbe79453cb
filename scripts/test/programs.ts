import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What happens in the background of a check is only told when it fails. */
export const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const

/** The one that a setting names, or the first of these names on the path. */
export function findProgram(setting: string, names: readonly string[]): string | undefined {
  const named = process.env[setting]
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `${setting} is set to ${named}, which does not exist. Set it to the program itself, or unset it.`,
    )
  }
  return onPath(names)
}

export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

/** Debian and its kin, as root. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export function installPackages(packages: readonly string[]): void {
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], quiet)
}
