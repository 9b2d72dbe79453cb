import type { Address } from 'viem'
import { network } from '../../chain/network.ts'
import { type ParsedAccount, parseAccount } from '../../chain/parseAccount.ts'
import { config } from '../../config.ts'

/** The pages of one Safe, in the order of the tabs. */
export const safeTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'assets', label: 'Assets' },
  { id: 'collectibles', label: 'Collectibles' },
  { id: 'propose', label: 'Propose' },
  { id: 'queue', label: 'Queue' },
  { id: 'simulation', label: 'Simulation' },
  { id: 'history', label: 'History' },
  { id: 'messages', label: 'Messages' },
  { id: 'apps', label: 'Apps' },
  { id: 'settings', label: 'Settings' },
  { id: 'address-book', label: 'Address book' },
] as const

export type SafeTab = (typeof safeTabs)[number]['id']

export type SafePlace =
  | { readonly kind: 'home'; readonly problem?: { readonly text: string; readonly words: string } }
  | { readonly kind: 'book' }
  | { readonly kind: 'new' }
  /** Works without the gateway, so it is no page of the workspace. */
  | { readonly kind: 'floppy'; readonly safe: Address }
  /** Most of it is kept in the browser. */
  | { readonly kind: 'bin'; readonly safe: Address }
  | { readonly kind: 'safe'; readonly safe: Address; readonly tab: SafeTab }

/** How other Safe wallets begin an address of our chain. */
const prefix = config.network === 'mainnet' ? 'eth' : 'love'

/**
 * `0x…/queue`, as it follows the address of the program. Other Safe wallets write `?safe=eth:0x…`: such a link opens that
 * Safe, or says why it cannot.
 */
export function parseSafePlace(name: string, search = new URLSearchParams()): SafePlace {
  const [first = search.get('safe') ?? '', second = ''] = name.split('/').filter((part) => part !== '')
  if (first === '') return { kind: 'home' }
  if (first === 'address-book') return { kind: 'book' }
  if (first === 'new') return { kind: 'new' }
  const parsed = parseSafeAddress(first)
  if ('error' in parsed) return { kind: 'home', problem: { text: first, words: parsed.error } }
  if (second === 'floppy') return { kind: 'floppy', safe: parsed.address }
  if (second === 'recycle-bin') return { kind: 'bin', safe: parsed.address }
  return {
    kind: 'safe',
    safe: parsed.address,
    tab: safeTabs.find(({ id }) => id === second)?.id ?? 'overview',
  }
}

/** An address, also in the spelling of other Safe wallets, which names the chain: `eth:0x…`. */
export function parseSafeAddress(text: string): ParsedAccount {
  const [, chain, rest = text] = /^\s*([a-z0-9-]{1,20}):(0x.*)$/is.exec(text) ?? []
  if (chain !== undefined && chain.toLowerCase() !== prefix)
    return {
      error: `“${chain}:” is another network. This site uses ${network.chain.name} and opens only “${prefix}:” Safes.`,
    }
  return parseAccount(rest)
}

export function safePath(safe: Address, tab: SafeTab = 'overview', search?: URLSearchParams): string {
  const query = search && search.size > 0 ? `?${search}` : ''
  return `/safe/${safe}${tab === 'overview' ? '' : `/${tab}`}${query}`
}

/** To one transaction, for the other owners: whoever opens it sees it checked by their own browser. */
export function shareLink(safe: Address, transactionId: string): string {
  const path = safePath(safe, 'queue', new URLSearchParams({ tx: transactionId }))
  return new URL(path, location.origin).href
}

export const newSafePath = '/safe/new'

export function floppyPath(safe: Address): string {
  return `/safe/${safe}/floppy`
}

export function binPath(safe: Address): string {
  return `/safe/${safe}/recycle-bin`
}
