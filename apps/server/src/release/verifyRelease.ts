import { addressesOf } from './addressesOf.ts'
import { compareManifests } from './compareManifests.ts'
import { findAddressFault } from './findAddressFault.ts'
import { parseRelease } from './parseRelease.ts'

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
