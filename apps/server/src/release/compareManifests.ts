import { fetchAsIs, fetchProblem } from './fetchAsIs.ts'
import { parseRelease, type Release } from './parseRelease.ts'
import { ReleaseError } from './ReleaseError.ts'

export type CompareManifestsParameters = {
  readonly origin: string
  readonly manifest: string
  /** What the manifest says. */
  readonly release: Release
}

/** Nobody can ask a server which files it has: what is there beyond ours only its own manifest can tell. */
export async function compareManifests(parameters: CompareManifestsParameters): Promise<string[]> {
  const { origin, manifest, release } = parameters
  const response = await fetchAsIs(origin, '/release.json').catch((cause: unknown) => {
    throw new ReleaseError(`${origin} does not answer: ${fetchProblem(cause)}.`)
  })
  if (response.status !== 200) return [`missing /release.json: the answer is ${response.status}`]
  const text = await response.text()
  if (text === manifest) return []
  const theirs = readTheirs(text)
  if (!theirs) return ['changed /release.json: it is not one of ours']
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
