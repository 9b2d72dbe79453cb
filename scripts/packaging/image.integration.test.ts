import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, lstat, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { startRehearsal } from '@love/devnet/rehearsal/startRehearsal'
import type { Devnet } from '@love/devnet/startDevnet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../rehearseMainnet/freePort.ts'
import { getJson } from '../rehearseMainnet/getJson.ts'
import { mainnetEnvironment } from '../rehearseMainnet/mainnetEnvironment.ts'
import { buildContext } from './buildContext.ts'
import { buildImage, type Image } from './buildImage.ts'
import { cleanSurroundings, type Surroundings } from './cleanSurroundings.ts'
import { readDockerfile } from './readDockerfile.ts'
import { runInImage } from './runInImage.ts'

/** Two installations and two builds of the page. */
const BUILD_MS = 400_000
const DRAIN_SECONDS = 2
/** What requests under way may take after that, and the database. */
const CLOSE_MS = 15_000
const checkout = process.cwd()
const args = { WALLETCONNECT_PROJECT_ID: '0'.repeat(32), PRODUCTION_HOST: 'love.example' }

// Paths and signals are those of an image for Linux.
describe.skipIf(process.platform === 'win32')('the image', () => {
  let folder: string
  let surroundings: Surroundings
  let rehearsal: Devnet
  let image: Image
  beforeAll(async () => {
    // As the system names it: elsewhere the folder of temporary files is a link.
    folder = await realpath(await mkdtemp(join(tmpdir(), 'love-image-')))
    await chmod(folder, 0o755)
    surroundings = await cleanSurroundings(folder)
    const dockerfile = readDockerfile(readFileSync('Dockerfile', 'utf8'))
    const context = buildContext(readFileSync('.dockerignore', 'utf8'))
    const { env } = surroundings
    ;[rehearsal, image] = await Promise.all([
      startRehearsal(),
      buildImage({ dockerfile, context, args, env, folder }),
      buildPage(join(folder, 'site')),
    ])
    spawnSync('chmod', ['-R', 'a-w', image.root])
    for (const volume of image.volumes) await chmod(join(image.root, volume), 0o700)
  }, BUILD_MS)
  afterAll(async () => {
    await rehearsal?.close()
    spawnSync('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true, force: true })
  }, CLOSE_MS)

  test('default: is built from the checkout, and nothing in it leads back there', async () => {
    expect(JSON.stringify(surroundings.env)).not.toContain(checkout)
    const entries = await readdir(image.root, { recursive: true, withFileTypes: true })
    const links = entries.filter((entry) => entry.isSymbolicLink())
    expect(links.length).toBeGreaterThan(4)
    for (const { parentPath, name } of links)
      expect(await realpath(join(parentPath, name))).toMatch(`${image.root}${sep}`)
    const found = spawnSync('grep', ['-rlF', '-e', checkout, '-e', folder, image.root], { encoding: 'utf8' })
    expect(found.stdout).toBe('')
  })

  test('behavior: holds what the server needs, and no tests, tools or other packages', async () => {
    const entries = await readdir(join(image.root, 'app'), { recursive: true })
    const own = entries.filter((path) => !path.startsWith('node_modules'))
    expect(own.filter((path) => /\.test\.|(^|\/)(test|\.\w+)(\/|$)/.test(path))).toEqual([])
    expect((await readdir(join(image.root, 'app/packages'))).sort()).toEqual([
      'contracts',
      'http',
      'protocol',
      'safe',
    ])
    const packages = await readdir(join(image.root, 'app/node_modules'))
    expect(packages).toContain('hono')
    for (const tool of ['vite', 'vitest', 'react', 'hardhat', 'solc']) expect(packages).not.toContain(tool)
  })

  test('behavior: its page is the one that npm run build makes, byte for byte', async () => {
    const release = (site: string) => readFile(join(site, 'release.json'), 'utf8')
    const inImage = await release(join(image.root, 'app/apps/web/dist'))
    expect(inImage).toBe(await release(join(folder, 'site')))
    const { settings } = JSON.parse(inImage)
    expect(settings).toMatchObject({ network: 'mainnet', productionHost: args.PRODUCTION_HOST })
  })

  test('behavior: runs read-only and unprivileged, says when it is ready, and drains', {
    timeout: 120_000,
  }, async () => {
    const env = {
      ...mainnetEnvironment({ nodeUrl: rehearsal.url, dataDir: join(image.root, 'data') }),
      PORT: String(await freePort()),
      DRAIN_SECONDS: String(DRAIN_SECONDS),
    }
    const { DATA_DIR: _, LOVE_NETWORK: __, ...settings } = env
    const start = (command: readonly string[]) =>
      runInImage({ image, command, node: surroundings.node, env: settings })
    const health = async () => (await once(start(image.healthcheck), 'exit'))[0]
    const url = `http://127.0.0.1:${env.PORT}`

    expect(await health()).toBe(1)
    const before = await stateOf(image)
    const server = start(image.command)
    let said = ''
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => (said += String(chunk)))
    const exited = once(server, 'exit')
    try {
      await expect.poll(health, { timeout: 60_000, interval: 500, message: said }).toBe(0)
      expect(await getJson(`${url}/ready`)).toEqual({ ready: true })
      const page = await fetch(`${url}/`)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(await page.text()).toContain('<title>')
      expect((await getJson(`${url}/health`)).network).toBe('mainnet')

      const stopped = Date.now()
      server.kill(image.stopSignal as NodeJS.Signals)
      await expect.poll(health, { timeout: DRAIN_SECONDS * 1_000 }).toBe(1)
      expect(await exited, said).toEqual([0, null])
      expect(Date.now() - stopped).toBeGreaterThanOrEqual(DRAIN_SECONDS * 1_000)
      expect(Date.now() - stopped).toBeLessThan(DRAIN_SECONDS * 1_000 + CLOSE_MS)
    } finally {
      server.kill('SIGKILL')
    }
    expect(await stateOf(image)).toEqual(before)
    expect(await readdir(join(image.root, 'data'))).toContain('mainnet.sqlite')
  })
})

/** In this checkout, with the settings of the image. */
async function buildPage(site: string): Promise<void> {
  const env = { ...process.env, LOVE_NETWORK: 'mainnet', ...args }
  const build = spawn(process.execPath, ['apps/web/build.ts', site], { env, stdio: 'ignore' })
  expect(await once(build, 'exit')).toEqual([0, null])
}

/** Every file outside of the volumes, with its size and when it was last changed. */
async function stateOf({ root, volumes }: Image): Promise<ReadonlyMap<string, string>> {
  const paths = (await readdir(root, { recursive: true, withFileTypes: true }))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !volumes.some((volume) => path.startsWith(join(root, volume))))
  const state = new Map<string, string>()
  for (const path of paths) {
    const { size, mtimeMs } = await lstat(path)
    state.set(relative(root, path), `${size} ${mtimeMs}`)
  }
  return state
}
