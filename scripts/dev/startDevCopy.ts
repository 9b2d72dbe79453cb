import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { freePort } from '../rehearseMainnet/freePort.ts'

export type DevCopy = {
  readonly url: string
  readonly chainUrl: string
  /** Rejects with what it said where it ends before. Whoever stops waiting can still stop it. */
  readonly ready: Promise<void>
  /** Writes a file as an editor does. */
  save(file: string, change: readonly [from: string, to: string]): Promise<void>
  /** With Ctrl-C's signal; resolves when the last process of it has ended. */
  stop(): Promise<void>
}

const project = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', 'test-results'])

/** `npm run dev` in a copy of the project, whose files can be changed. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = await copyProject()
  const [port, chainPort] = [await freePort(), await freePort()]
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: `${port}`,
      DEVNET_PORT: `${chainPort}`,
      DATA_DIR: '.data',
    },
  })
  // Not when the first of its processes ends, but when the last one lets go of what it writes to.
  const ended = once(dev, 'close').then(() => rm(folder, { recursive: true }))
  let said = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk)
        if (said.includes(`LOVE is ready: http://localhost:${port}`)) resolve()
      })
  })
  return {
    ready: Promise.race([ready, ended.then(() => Promise.reject(new Error(`It ended early:\n${said}`)))]),
    url: `http://localhost:${port}`,
    chainUrl: `http://127.0.0.1:${chainPort}`,
    async save(file, [from, to]) {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not have "${from}".`)
      await writeFile(path, text.replace(from, to))
    },
    async stop() {
      dev.kill('SIGINT')
      await ended
    },
  }
}

/** Its own files are copied, so that the originals stay as they are; what is installed is linked. */
async function copyProject(): Promise<string> {
  await mkdir(join(project, '.data'), { recursive: true })
  const folder = await mkdtemp(join(project, '.data/dev-copy-'))
  const files = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json']
  for (const name of ['apps', 'packages', 'scripts', ...files])
    await cp(join(project, name), join(folder, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    })
  const [installed, linked] = [join(project, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(linked, '@love'), { recursive: true })
  for (const name of await readdir(installed))
    if (name !== '@love') await symlink(join(installed, name), join(linked, name))
  for (const name of await readdir(join(installed, '@love')))
    await symlink(await readlink(join(installed, '@love', name)), join(linked, '@love', name))
  return folder
}
