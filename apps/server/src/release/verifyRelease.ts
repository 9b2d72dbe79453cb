import { createHash } from 'node:crypto'
import { parseRelease, policyFault, type Release, ReleaseError } from './parseRelease.ts'

export type VerifyReleaseParameters = {
  /** Where it is deployed, without a path. */
  readonly origin: string
  /** The text of the `release.json` that is trusted. */
  readonly manifest: string
}

export type ReleaseReport = {
  readonly version: string
  readonly files: number
  /** One line each. */
  readonly faults: readonly string[]
}

const AT_ONCE = 8

/** Fetches everything that was built, as a browser would, and compares it byte for byte. Throws `ReleaseError`. */
export async function verifyRelease(parameters: VerifyReleaseParameters): Promise<ReleaseReport> {
  const { origin, manifest } = parameters
  const release = parseRelease(manifest, 'The manifest')
  const files = Object.entries(release.files)
  const faults = await compareManifests({ origin, manifest, release })
  const queue = files
    .flatMap(([file, hash]) =>
      addressesOf(file).map((address) => ({ ...address, hash, isPage: file.endsWith('.html') })),
    )
    .values()
  const work = async () => {
    for (const expected of queue) {
      const fault = await findAddressFault(origin, expected)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { version: release.version, files: files.length + 1, faults: faults.sort() }
}

type ExpectedAnswer = CheckedAddress & {
  /** `sha384-…` of its bytes. */
  readonly hash: string
  /** Pages come with a policy of their own. */
  readonly isPage: boolean
}

/** One line about an address that does not give what was built. */
async function findAddressFault(
  origin: string,
  { path, status, hash, isPage }: ExpectedAnswer,
): Promise<string | undefined> {
  try {
    const response = await fetchAsIs(origin, path)
    if (response.status !== status) return `missing ${path}: the answer is ${response.status}`
    const bytes = new Uint8Array(await response.arrayBuffer())
    const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    if (found !== hash) return `changed ${path}: ${found} instead of ${hash}`
    if (!isPage) return undefined
    const policy = response.headers.get('content-security-policy')
    const fault = policyFault(new TextDecoder().decode(bytes), policy)
    return fault && `policy  ${path}: ${fault}`
  } catch (error) {
    return `missing ${path}: ${fetchProblem(error)}`
  }
}

type CompareManifestsParameters = {
  readonly origin: string
  readonly manifest: string
  /** What the manifest says. */
  readonly release: Release
}

/** Nobody can ask a server which files it has: what is there beyond ours only its own manifest can tell. */
async function compareManifests(parameters: CompareManifestsParameters): Promise<string[]> {
  const { origin, manifest, release } = parameters
  const response = await fetchAsIs(origin, '/release.json').catch((cause: unknown) => {
    throw new ReleaseError(`${origin} does not answer: ${fetchProblem(cause)}.`)
  })
  if (response.status !== 200) return [`missing /release.json: the answer is ${response.status}`]
  const text = await response.text()
  if (text === manifest) return []
  const theirs = readTheirs(text)
  if (!theirs) return ['changed /release.json: not a manifest of this project']
  const facts = { version: release.version, ...release.settings }
  const theirFacts: Record<string, unknown> = { version: theirs.version, ...theirs.settings }
  const extra = Object.keys(theirs.files).filter((file) => !(file in release.files))
  return [
    'changed /release.json',
    ...Object.entries(facts).flatMap(([name, fact]) => factFault(name, fact, theirFacts[name])),
    ...extra.map((file) => `extra   ${file}: it is not in the manifest`),
  ]
}

function readTheirs(text: string): Release | undefined {
  try {
    return parseRelease(text, 'It')
  } catch {
    return undefined
  }
}

function factFault(name: string, ours: unknown, theirs: unknown): string[] {
  const [here, there] = [JSON.stringify(ours), JSON.stringify(theirs)]
  return here === there ? [] : [`changed /release.json: ${name} is ${there ?? 'missing'} instead of ${here}`]
}

const ANSWER_MS = 20_000

/**
 * A redirect is an answer of its own: what lies behind it is not what was asked for. A server may close a connection
 * just as it is used again, so what was not answered is asked once more.
 */
async function fetchAsIs(origin: string, path: string): Promise<Response> {
  const ask = () => fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
  return ask().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error
    return ask()
  })
}

/** Why there was no answer. */
function fetchProblem(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'no answer'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

type CheckedAddress = {
  readonly path: string
  readonly status: 200 | 404
}

/** A place that no page has. */
const nowhere = 'verify-release'

/** Where a file of the build is served: a page also, and mostly, under the name that people visit. */
function addressesOf(file: string): readonly CheckedAddress[] {
  const own = found(file)
  if (!file.endsWith('.html')) return [own]
  if (file === '/404.html') return [own, { path: `/${nowhere}`, status: 404 }]
  if (file.endsWith('/_.html')) return [own, found(file.replace(/_\.html$/, nowhere))]
  return [own, found(file.replace(/(?:index)?\.html$/, ''))]
}

function found(file: string): CheckedAddress {
  return { path: encodeURI(file), status: 200 }
}
