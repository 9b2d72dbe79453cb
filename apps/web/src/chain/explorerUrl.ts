import { explorer } from './chainFacts.ts'

/** Where the public can look it up; nowhere on a chain without an explorer. */
export function explorerUrl(kind: 'tx' | 'address', id: string, site = explorer): string | undefined {
  return site && `${site}/${kind}/${id}`
}
