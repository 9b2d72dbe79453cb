/** A name that somebody knows an address by: of ENS, or one they gave it. */
export type KnownName = { readonly address: string; readonly name: string }

/** What a name may be mistaken for. */
export type NameMark =
  | { readonly kind: 'foreign letters' }
  | { readonly kind: 'look-alike'; readonly of: KnownName }

/** Letters of other alphabets that most typefaces draw as a Latin one. */
const drawnAlike: Readonly<Record<string, string>> = {
  ...{ '\u0430': 'a', '\u0432': 'b', '\u0441': 'c', '\u0501': 'd', '\u0435': 'e', '\u04bb': 'h' },
  ...{ '\u0456': 'l', '\u0458': 'j', '\u043a': 'k', '\u04cf': 'l', '\u043c': 'm', '\u043d': 'h' },
  ...{ '\u043e': 'o', '\u0440': 'p', '\u051b': 'q', '\u0455': 's', '\u0442': 't', '\u0443': 'y' },
  ...{ '\u0475': 'v', '\u051d': 'w', '\u0445': 'x', '\u03b1': 'a', '\u03b5': 'e', '\u03b9': 'l' },
  ...{ '\u03ba': 'k', '\u03bd': 'v', '\u03bf': 'o', '\u03c1': 'p', '\u03c4': 't', '\u03c5': 'u' },
  ...{ '\u03c7': 'x', '\u0131': 'l', '\u0251': 'a', '\u0261': 'g' },
  ...{ 0: 'o', 1: 'l', i: 'l', '|': 'l' },
}
/** Pairs that run together, and what separates words without being seen much. */
const runTogether: readonly (readonly [RegExp, string])[] = [
  [/[-_\u2010-\u2015\u2019'\s]/gu, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** What is left of a name when nobody looks closely: equal for names that can be taken for one another. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = [...plain].map((letter) => drawnAlike[letter] ?? letter).join('')
  return runTogether.reduce((text, [seen, as]) => text.replace(seen, as), letters)
}

function hasForeignLetters(name: string): boolean {
  return /[^a-z0-9.\-_$]/i.test(name)
}

/** Without its ending: people call ann.eth Ann. */
function calledOf(name: string): string {
  return skeletonOf(name.replace(/\.eth$/i, ''))
}

/**
 * Tells whether a name can be taken for that of another address, or has letters that few can tell from others. The names
 * that somebody knows are taken to their skeletons once.
 */
export function nameMarker(known: Iterable<KnownName>): (named: KnownName) => NameMark | undefined {
  const bySkeleton = new Map<string, KnownName[]>()
  for (const one of known) {
    const skeleton = calledOf(one.name)
    const alike = bySkeleton.get(skeleton)
    if (alike) alike.push(one)
    else bySkeleton.set(skeleton, [one])
  }
  return ({ name, address }) => {
    const alike = bySkeleton.get(calledOf(name)) ?? []
    const of = alike.find((other) => other.address.toLowerCase() !== address.toLowerCase())
    if (of) return { kind: 'look-alike', of }
    return hasForeignLetters(name) ? { kind: 'foreign letters' } : undefined
  }
}
