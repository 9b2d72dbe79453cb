import type { Address } from 'viem'
import type { SafeHashes } from '../safeHashes.ts'
import { safeTxHashes } from '../safeTxHash.ts'
import type { SafeTxParameters } from '../safeTxTypedData.ts'
import { type PlausibleChange, plausibleChanges } from './plausibleChanges.ts'
import { fitsShown, readShownHash, type ShownHash } from './shownHash.ts'

type HashName = 'safeTxHash' | 'domainHash' | 'messageHash'

export type HashMatch =
  /** What was typed is no hash, or too little of one. */
  | { readonly kind: 'unreadable'; readonly words: string }
  | { readonly kind: 'match'; readonly hash: HashName; readonly words: string }
  /** Another transaction has it, which differs in one field. */
  | {
      readonly kind: 'differs'
      readonly hash: HashName
      readonly field: PlausibleChange['field']
      readonly words: string
    }
  | { readonly kind: 'none'; readonly words: string }

export type MatchHashParameters = SafeTxParameters & {
  /** Of other Safes and people, for which the device may have been asked instead. */
  readonly otherAddresses?: readonly Address[]
}

const titles: Readonly<Record<HashName, string>> = {
  safeTxHash: 'safeTxHash',
  domainHash: 'domain hash',
  messageHash: 'message hash',
}

/** Which hash of a transaction a device shows; and where it is none of them, what the device has instead. */
export function matchHash(
  { otherAddresses = [], ...parameters }: MatchHashParameters,
  text: string,
): HashMatch {
  const read = readShownHash(text)
  if ('problem' in read) return { kind: 'unreadable', words: read.problem }
  const { shown } = read
  const own = fitting(shown, safeTxHashes(parameters))
  if (own) return { kind: 'match', hash: own, words: `It matches the ${titles[own]}${amount(shown)}.` }
  for (const { field, words, parameters: other } of plausibleChanges(parameters, otherAddresses)) {
    const hash = fitting(shown, safeTxHashes(other))
    if (hash) return { kind: 'differs', hash, field, words: `Do not sign. ${words}` }
  }
  return {
    kind: 'none',
    words: 'Do not sign. It matches none of the three hashes, and no single change explains it.',
  }
}

function fitting(shown: ShownHash, { hash, domainHash, structHash }: SafeHashes): HashName | undefined {
  const hashes = { safeTxHash: hash, domainHash, messageHash: structHash }
  const names: readonly HashName[] = ['safeTxHash', 'domainHash', 'messageHash']
  return names.find((name) => fitsShown(shown, hashes[name]))
}

/** How much of it was compared: part of a hash can be imitated. */
function amount({ begin, end }: ShownHash): string {
  const count = begin.length + end.length
  return count === 64 ? ' in full' : `, as far as its ${count} characters tell`
}
