/** A name that somebody knows an address by: of ENS, or one they gave it. */
export type KnownName = { readonly address: string; readonly name: string }

/** What a name may be mistaken for. */
export type NameMark =
  | { readonly kind: 'foreign letters' }
  | { readonly kind: 'look-alike'; readonly of: KnownName }

/** Letters of other alphabets that most typefaces draw as a Latin one. */
const drawnAlike: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'l', ј: 'j', к: 'k', ӏ: 'l', м: 'm', н: 'h' },
  ...{ о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', ѵ: 'v', ԝ: 'w', х: 'x', α: 'a', ε: 'e', ι: 'l' },
  ...{ κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'l', ɑ: 'a', ɡ: 'g' },
  ...{ 0: 'o', 1: 'l', i: 'l', '|': 'l' },
}
/** Pairs that run together, and what separates words without being seen much. */
const runTogether: readonly (readonly [RegExp, string])[] = [
  [/[-_‐‑–’'\s]/gu, ''],
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

/** Whether a name can be taken for that of another address, or has letters that few can tell from others. */
export function markOf({ name, address }: KnownName, known: Iterable<KnownName>): NameMark | undefined {
  const skeleton = calledOf(name)
  for (const other of known)
    if (other.address.toLowerCase() !== address.toLowerCase() && calledOf(other.name) === skeleton)
      return { kind: 'look-alike', of: other }
  return hasForeignLetters(name) ? { kind: 'foreign letters' } : undefined
}
