import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuildSettings } from './readBuildSettings.ts'

export type WrittenRelease = {
  readonly version: string
  /** All of them are in the page, so they are no secrets. */
  readonly settings: BuildSettings
}

const name = 'release.json'

/** The last file of a build: what it was made with, and the hash of every other file. */
export async function writeRelease(site: string, release: WrittenRelease): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== name)
    // By code units: a locale would sort differently elsewhere.
    .sort()
  const files: Record<string, string> = {}
  for (const path of paths) files[`/${path}`] = hashOf(await readFile(join(site, path)))
  await writeFile(join(site, name), `${JSON.stringify({ ...release, files }, undefined, 2)}\n`)
}

const hashOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
