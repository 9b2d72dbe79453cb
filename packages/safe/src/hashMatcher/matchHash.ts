import type { Address } from 'viem'
import { type SafeHashes, type SafeTxParameters, safeTxHashes } from '../safeTx.ts'
import { type PlausibleChange, plausibleChanges } from './plausibleChanges.ts'

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
  if (own) return { kind: 'match', hash: own, words: `Matches the ${titles[own]}${amount(shown)}.` }
  for (const { field, words, parameters: other } of plausibleChanges(parameters, otherAddresses)) {
    const hash = fitting(shown, safeTxHashes(other))
    if (hash) return { kind: 'differs', hash, field, words: `Do not sign. ${words}` }
  }
  return {
    kind: 'none',
    words: 'Do not sign. It matches none of the three hashes, and no single changed field explains it.',
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
  return count === 64 ? ' in full' : ` in all ${count} characters entered`
}

/** What somebody read from a device: the beginning and the end of a hash, in lower case. */
type ShownHash = {
  readonly begin: string
  readonly end: string
  /** It was typed in one piece: less than a whole hash may then be its beginning or its end. */
  readonly isOnePiece: boolean
}

const HASH_CHARACTERS = 64

/** With fewer, another hash might fit by chance. */
const LEAST_CHARACTERS = 8

type ReadShownHash = { readonly shown: ShownHash } | { readonly problem: string }

/** Devices break hashes into groups and lines, leave out the middle, and like upper case. */
function readShownHash(text: string): ReadShownHash {
  const [first = '', ...others] = text
    .slice(0, 1_000)
    .toLowerCase()
    .replace(/[\s:_-]/g, '')
    .split(/(?:…|\.{2,}|\*{2,})/)
  const pieces = [first.replace(/^0x/, ''), ...others]
  if (pieces.length > 2) return { problem: 'Enter the first and last characters with one … in between.' }
  const [begin = '', end = ''] = pieces
  const wrong = /[^0-9a-f]/.exec(begin + end)
  if (wrong) return { problem: `“${wrong[0]}” is not a hex character (0–9, a–f).` }
  const count = begin.length + end.length
  if (count < LEAST_CHARACTERS)
    return { problem: `Enter at least ${LEAST_CHARACTERS} characters of the hash.` }
  if (count > HASH_CHARACTERS)
    return { problem: `A hash has ${HASH_CHARACTERS} characters after 0x; you entered ${count}.` }
  return { shown: { begin, end, isOnePiece: pieces.length === 1 } }
}

function fitsShown({ begin, end, isOnePiece }: ShownHash, hash: string): boolean {
  const plain = hash.slice(2).toLowerCase()
  if (plain.startsWith(begin) && plain.endsWith(end)) return true
  return isOnePiece && plain.endsWith(begin)
}
