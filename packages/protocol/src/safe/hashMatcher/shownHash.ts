/** What somebody read from a device: the beginning and the end of a hash, in lower case. */
export type ShownHash = {
  readonly begin: string
  readonly end: string
  /** It was typed in one piece: less than a whole hash may then be its beginning or its end. */
  readonly isOnePiece: boolean
}

const HASH_CHARACTERS = 64
/** With fewer, another hash might fit by chance. */
const LEAST_CHARACTERS = 8

export type ReadShownHash = { readonly shown: ShownHash } | { readonly problem: string }

/** Devices break hashes into groups and lines, leave out the middle, and like upper case. */
export function readShownHash(text: string): ReadShownHash {
  const [first = '', ...others] = text
    .slice(0, 1_000)
    .toLowerCase()
    .replace(/[\s:_-]/g, '')
    .split(/(?:…|\.{2,}|\*{2,})/)
  const pieces = [first.replace(/^0x/, ''), ...others]
  if (pieces.length > 2) return { problem: 'Type the beginning and the end, with one … between.' }
  const [begin = '', end = ''] = pieces
  const wrong = /[^0-9a-f]/.exec(begin + end)
  if (wrong) return { problem: `“${wrong[0]}” does not stand in a hash: only 0 to 9 and a to f do.` }
  const count = begin.length + end.length
  if (count < LEAST_CHARACTERS)
    return { problem: `Type at least ${LEAST_CHARACTERS} characters of the hash.` }
  if (count > HASH_CHARACTERS)
    return { problem: `A hash has ${HASH_CHARACTERS} characters after 0x; these are ${count}.` }
  return { shown: { begin, end, isOnePiece: pieces.length === 1 } }
}

export function fitsShown({ begin, end, isOnePiece }: ShownHash, hash: string): boolean {
  const plain = hash.slice(2).toLowerCase()
  if (plain.startsWith(begin) && plain.endsWith(end)) return true
  return isOnePiece && plain.endsWith(begin)
}
