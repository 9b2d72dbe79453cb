import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const platform = `${process.platform}-${process.arch}`
const testWithPackage = test.skipIf(!['linux-arm64', 'linux-x64', 'win32-x64'].includes(platform))
const oneMinute = 60_000

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'love-node-'))
  onTestFinished(() => rm(project, { recursive: true }))
})
const folder = () => join(project, '.node')

/** In a process of its own, as the bootstrap is plain JavaScript that has no types: one that seems to be an older Node. */
async function run(expression: string, { seems = platform, home = '' } = {}) {
  const modules = pathToFileURL(import.meta.dirname)
  const [name, arch] = seems.split('-')
  const script = `
    import { installNode } from '${modules}/installNode.mjs'
    import { nodePackages } from '${modules}/nodePackages.mjs'
    import { provisionNode } from '${modules}/provisionNode.mjs'
    import { StopError } from '${modules}/StopError.mjs'
    const seems = { versions: { ...process.versions, node: '20.0.0' }, platform: '${name}', arch: '${arch}' }
    for (const [name, value] of Object.entries(seems)) Object.defineProperty(process, name, { value })
    try {
      console.log('answer: ' + (await ${expression}))
    } catch (error) {
      if (!(error instanceof StopError)) throw error
      console.log('stopped: ' + error.message)
    }`
  const env = { ...process.env, ...(home && { HOME: home, USERPROFILE: home }) }
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: project, env },
  )
  expect(stderr).toBe('')
  const said = stdout.trimEnd().split('\n')
  return { said, answer: said.at(-1)?.replace(/^answer: /, '') }
}

/** One whose every package is something else. On this machine, as the real one may take minutes for what is thrown away. */
async function startRegistry(): Promise<string> {
  const version = (await readFile('.nvmrc', 'utf8')).trim()
  const server = createServer(({ url = '', headers }, response) => {
    const name = decodeURIComponent(url.slice(1))
    const dist = { tarball: `http://${headers.host}/other.tgz` }
    const facts = JSON.stringify({ name, versions: { [version]: { name, version, dist } } })
    response.end(url.endsWith('.tgz') ? gzipSync(Buffer.alloc(1_024)) : facts)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.')
  return `http://127.0.0.1:${address.port}/`
}

const versionOf = (file = '') => spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout.trim()

testWithPackage(
  'default: an empty folder gets the pinned Node, and keeps it',
  { timeout: oneMinute, tags: '@deep' },
  async () => {
    const { said, answer } = await run('provisionNode()')
    expect(said[0]).toContain('Downloading Node')
    const dockerfile = await readFile('Dockerfile', 'utf8')
    expect(dockerfile).toContain(`node:${versionOf(answer).replace('v', '')}-bookworm-slim`)
    expect(await run('provisionNode()')).toEqual({ said: [`answer: ${answer}`], answer })
  },
)

testWithPackage(
  'behavior: a Node in the folder that was never compared is replaced, and does not run',
  { timeout: oneMinute, tags: '@deep' },
  async () => {
    const old = join(folder(), 'node_modules/node/bin/node')
    await mkdir(dirname(old), { recursive: true })
    await writeFile(old, `#!/bin/sh\ntouch "${project}/ran"\necho v24.21.0\n`)
    await chmod(old, 0o755)
    await writeFile(join(folder(), 'left-over'), '')
    const { answer } = await run('provisionNode()')
    expect(versionOf(answer)).toMatch(/^v24\./)
    expect(existsSync(join(project, 'ran'))).toBe(false)
    expect(await readdir(folder())).toEqual(['node_modules', 'package-lock.json', 'package.json'])
  },
)

testWithPackage(
  'error: a package with another hash is deleted, and one sentence says so #pinned-packages',
  async () => {
    const registry = await startRegistry()
    await writeFile(join(project, '.npmrc'), `registry=${registry}\nnoproxy=127.0.0.1\nfetch-retries=0\n`)
    const { said } = await run(`installNode('${folder()}', nodePackages['${platform}'])`, { home: project })
    expect(said.at(-1)).toMatch(
      /^stopped: The package node-\S+ from npm does not match the hash this project expects\. .* Install Node 24 yourself and try again\.$/,
    )
    expect(existsSync(folder())).toBe(false)
  },
  oneMinute,
)

test('error: a platform that npm has no package for says what to do', async () => {
  for (const seems of ['darwin-arm64', 'sunos-x64', 'toString-'])
    expect((await run('provisionNode()', { seems })).said).toEqual([
      expect.stringMatching(new RegExp(`^stopped: LOVE needs Node 24 .* for ${seems}\\. Install Node 24 `)),
    ])
})
