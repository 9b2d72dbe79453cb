import { copyFile, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { linkTree } from '../linkTree.ts'

const trees = ['apps', 'packages', 'scripts', 'e2e', 'docs', 'bench', 'deploy']
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
]
const moreFiles = [
  'vitest.config.ts',
  'playwright.config.ts',
  '.size-limit.mjs',
  'knip.json',
  'CONTRIBUTING.md',
]

/** The project as it is, in a folder of its own where files can be changed; what is installed is shared. */
export async function copyProject(): Promise<string> {
  // Inside the project: hard links do not leave their disk.
  const parent = resolve('.data')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'recipes-'))
  for (const tree of trees) await linkTree(tree, join(folder, tree), new Set(['node_modules', 'dist']))
  for (const file of [...files, ...moreFiles]) await copyFile(file, join(folder, file))
  await mkdir(join(folder, 'node_modules/@love'), { recursive: true })
  // Vite keeps its notes there, and those are of this copy.
  for (const name of await readdir('node_modules'))
    if (!['@love', '.vite', '.vite-temp', '.cache'].includes(name))
      await symlink(resolve('node_modules', name), join(folder, 'node_modules', name))
  for (const part of ['apps', 'packages'])
    for (const name of await readdir(part))
      await symlink(join('../..', part, name), join(folder, 'node_modules/@love', name))
  return folder
}
