import { createHash } from 'node:crypto'
import type { CheckedAddress } from './addressesOf.ts'
import { fetchAsIs, fetchProblem } from './fetchAsIs.ts'
import { policyFault } from './policyFault.ts'

export type ExpectedAnswer = CheckedAddress & {
  /** `sha384-…` of its bytes. */
  readonly hash: string
  /** Pages come with a policy of their own. */
  readonly isPage: boolean
}

/** One line about an address that does not give what was built. */
export async function findAddressFault(
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
