import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ReleaseError } from '@love/server/release/parseRelease'
import { verifyRelease } from '@love/server/release/verifyRelease'

const usage = 'Give the URL of the site: npm run verify-release https://love.example'
const built = 'apps/web/dist/release.json'

/** Compares a deployed site with the build in this folder, or with the manifest of another build. */
try {
  const { origin, manifestFile } = readParameters()
  const manifest = await readFile(manifestFile ?? built, 'utf8').catch(() => undefined)
  if (manifest === undefined) throw new ReleaseError(noManifest(manifestFile))
  const { version, files, faults } = await verifyRelease({ origin, manifest })
  for (const fault of faults) console.log(fault)
  if (faults.length === 0)
    console.log(`${origin} serves release ${version}: all ${files} files match the build.`)
  else console.log(`${origin} does not match release ${version}: ${count(faults.length)}.`)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function readParameters() {
  const { values, positionals } = parse()
  const [address] = positionals
  if (positionals.length !== 1 || !address || !URL.canParse(address)) throw new ReleaseError(usage)
  const { protocol, origin, pathname, search } = new URL(address)
  if (!/^https?:$/.test(protocol) || pathname !== '/' || search !== '') throw new ReleaseError(usage)
  return { origin, manifestFile: values.manifest }
}

function parse() {
  try {
    return parseArgs({ options: { manifest: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new ReleaseError(`${usage}, optionally with: -- --manifest release.json`)
  }
}

function noManifest(named: string | undefined): string {
  return named
    ? `${named} cannot be read. Give the release.json of a build.`
    : `There is nothing to compare with: ${built} is missing. Run npm run build with the settings of that site, or give a manifest: npm run verify-release -- URL --manifest release.json`
}

function count(differences: number): string {
  return differences === 1 ? '1 difference' : `${differences} differences`
}
