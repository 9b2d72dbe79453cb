import { looksLikeName } from '@love/protocol/names/looksLikeName'
import type { Address } from 'viem'
import type { AddressBook } from '../../book/addressBook/addressBook.ts'
import { type ParsedAccount, parseAccount } from '../../chain/parseAccount.ts'
import { type Program, programAt } from '../../desktop/program.ts'

export type Known = {
  readonly programs: readonly Program[]
  /** What else leads to a place, such as the name of a token. */
  readonly otherNames: readonly { readonly name: string; readonly path: string }[]
  /** Tokens and pairs by their contracts, in lower case. */
  readonly contracts: ReadonlyMap<string, string>
  /** Names that this person has given. */
  readonly book: AddressBook
  /** Opened here before. */
  readonly safes: readonly Address[]
  /** Reads the spelling of other Safe wallets too: `eth:0x…`. */
  readonly parseSafe: (text: string) => ParsedAccount
}

export type RunTarget = { readonly path: string } | { readonly error: string }

/** Where on this page a typed name leads: a program, a token, a pair, a Safe, an address, a transaction or a link. */
export function runTarget(text: string, known: Known): RunTarget {
  const typed = text.trim()
  if (typed === '') return { error: 'Enter a name or an address.' }
  if (/^0x[0-9a-f]{64}$/i.test(typed)) return { path: `/activity/${typed.toLowerCase()}` }
  if (/^[a-z0-9-]+:0x/i.test(typed)) return accountTarget(known.parseSafe(typed), (safe) => `/safe/${safe}`)
  if (/^0x/i.test(typed)) return accountTarget(parseAccount(typed), (account) => placeOf(account, known))
  const path = linkTarget(typed, known) ?? bookTarget(typed, known)
  if (path) return { path }
  // “love.eth” belongs to somebody; “love/eth” is a pair.
  if (looksLikeName(typed)) return { path: `/portfolio/${encodeURIComponent(typed)}` }
  const named = namedTarget(typed, known)
  if (named) return { path: named }
  return {
    error: `Nothing is called “${typed}”. Enter a program, token, pair, Safe or address.`,
  }
}

/** Those that a person may begin to type. */
export function runNames({ programs, book }: Known): readonly string[] {
  const listed = programs.filter(({ unlisted }) => !unlisted)
  const places = listed.flatMap(({ id, places = [] }) => (id === 'tokens' || id === 'pairs' ? places : []))
  return [...new Set([...listed, ...places].map(({ title }) => title).concat(book.map(({ name }) => name)))]
}

function accountTarget(parsed: ParsedAccount, pathOf: (address: Address) => string): RunTarget {
  return 'error' in parsed ? parsed : { path: pathOf(parsed.address) }
}

/** A contract that is listed, a Safe that was opened here, or else what an address holds. */
function placeOf(address: Address, { contracts, safes }: Known): string {
  const isSafe = safes.some((safe) => safe.toLowerCase() === address.toLowerCase())
  return contracts.get(address.toLowerCase()) ?? (isSafe ? `/safe/${address}` : `/portfolio/${address}`)
}

/** An address of this page, with its host or without. */
function linkTarget(typed: string, { programs }: Known): string | undefined {
  const path = /^(?:https?:\/\/[^/]+)?(\/.*)$/.exec(typed)?.[1]
  return path !== undefined && programAt(programs, path) ? path : undefined
}

function bookTarget(typed: string, known: Known): string | undefined {
  const wanted = typed.toLowerCase()
  const named =
    known.book.find(({ name }) => name.toLowerCase() === wanted) ??
    (looksLikeName(typed) ? undefined : known.book.find(({ name }) => plain(name) === plain(typed)))
  return named && placeOf(named.address, known)
}

function namedTarget(typed: string, known: Known): string | undefined {
  const wanted = plain(typed)
  const all = known.programs.flatMap((program) => [program, ...(program.places ?? [])])
  const names = [
    ...all.map(({ path, title }) => ({ path, name: plain(title) })),
    ...known.otherNames.map(({ path, name }) => ({ path, name: plain(name) })),
    ...all.map(({ path }) => ({ path, name: plain(path) })),
  ]
  const reversed = wanted.split(' ').reverse().join(' ')
  const exact = names.find(({ name }) => name === wanted) ?? names.find(({ name }) => name === reversed)
  if (exact) return exact.path
  // What has only begun to be typed counts while it can be one thing.
  const begun = new Set(names.filter(({ name }) => name.startsWith(wanted)).map(({ path }) => path))
  return begun.size === 1 ? [...begun][0] : undefined
}

/** `LOVE/ETH`, `love-eth` and `Love ETH` are one name. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
