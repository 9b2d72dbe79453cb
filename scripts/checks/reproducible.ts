import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { linkTree } from './linkTree.ts'

/** Inside the project: hard links do not leave their disk. */
const parent = resolve('.data')
const files = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json']
const first = resolve('apps/web/dist')
const canary = 'CANARY7f3a9d'
const mostLines = 20

/** Where and when nobody built before, and with every secret that an operator may have lying around. */
const surroundings = {
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'C',
  RPC_URLS: `https://node.example/v2/${canary}`,
  DATABASE_URL: `postgres://love:${canary}@db.example/love`,
  SAFE_GATEWAY_URL: `https://gateway.example/${canary}`,
  IPFS_GATEWAY: `https://${canary}.example`,
  APP_URL: `https://${canary.toLowerCase()}.example`,
  VITE_SECRET: canary,
}

await mkdir(parent, { recursive: true })
const folder = await mkdtemp(join(parent, 'second-build-'))
try {
  // What is installed lies elsewhere too: the bundler cuts files differently when only our part of it moves.
  await linkTree('node_modules', join(folder, 'node_modules'), new Set(['.cache']))
  for (const tree of ['apps', 'packages'])
    await linkTree(tree, join(folder, tree), new Set(['node_modules', 'dist']))
  for (const file of files) await copyFile(file, join(folder, file))

  const env = { ...process.env, ...surroundings }
  const built = spawnSync(process.execPath, ['apps/web/build.ts'], { cwd: folder, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The second build failed.\n${built.stdout}${built.stderr}`)
  const [ours, theirs] = await Promise.all([readSite(first), readSite(join(folder, 'apps/web/dist'))])
  const faults = [...differences(ours, theirs), ...secretsIn(theirs)]
  for (const fault of faults.slice(0, mostLines)) console.log(fault)
  console.log(`${ours.size} files built twice, ${faults.length} faults`)
  // Two builds that are not there are equal too.
  if (faults.length > 0 || !ours.has('release.json')) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}

async function readSite(site: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = paths.map(async (path) => [relative(site, path), await readFile(path)] as const)
  return new Map(await Promise.all(read))
}

function differences(ours: ReadonlyMap<string, Buffer>, theirs: ReadonlyMap<string, Buffer>): string[] {
  const paths = [...new Set([...ours.keys(), ...theirs.keys()])].sort()
  return paths.flatMap((path) => {
    const [one, other] = [ours.get(path), theirs.get(path)]
    if (!one || !other) return [`${path} is in only one of the two builds`]
    return one.equals(other) ? [] : [`${path} differs between the two builds`]
  })
}

function secretsIn(site: ReadonlyMap<string, Buffer>): string[] {
  return [...site]
    .filter(([, bytes]) => bytes.toString('latin1').toLowerCase().includes(canary.toLowerCase()))
    .map(([path]) => `${path} contains a secret from the environment`)
}
