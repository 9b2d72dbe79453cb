import type { AnnouncedWallet } from './announcedWallet.ts'
import type { Wallet } from './offered/defineWallet.ts'

type Entry = {
  /** Unique in the list. */
  readonly key: string
  /** Remembered between visits; two announced wallets may share it. */
  readonly walletId: string
  readonly name: string
  readonly icon: string
  readonly iconAccent: string
  /** Where it was found, in words. */
  readonly note: string
  readonly isRecent: boolean
  /** Somebody else is listed under the same name: one of them may be an impostor. */
  readonly isAmbiguous: boolean
}

type Line =
  | { readonly kind: 'announced'; readonly wallet: AnnouncedWallet }
  | { readonly kind: 'injected' | 'demo' | 'safe' }
  | { readonly kind: 'walletConnect'; readonly deepLink: Wallet['deepLink'] }

/** A wallet that can be dialled from here. */
export type WalletOption = Entry & { readonly line: Line }

/** A wallet that is not here: a link into its own browser on this phone, or to where it can be installed. */
type WalletLink = Entry & { readonly href: string }

export type ListedWallet = WalletOption | WalletLink

export const isDialable = (wallet: ListedWallet): wallet is WalletOption => 'line' in wallet

export type ListWalletsParameters = {
  wallets: readonly Wallet[]
  announced: readonly AnnouncedWallet[]
  /** What stands in `window.ethereum`. */
  ethereum: unknown
  hasWalletConnect: boolean
  /** A Safe host is around this page. */
  hasSafeHost: boolean
  /** Ids, the newest first. */
  recent: readonly string[]
  /** Where wallets are apps with browsers of their own, and where those apps come from. */
  phone: 'ios' | 'android' | undefined
  /** This page, as a wallet's own browser would open it. */
  page: URL
}

type Drafted<E extends Entry> = Omit<E, 'isRecent' | 'isAmbiguous'>
type Draft = Drafted<WalletOption> | Drafted<WalletLink>

const kindOf = (draft: Draft) => ('line' in draft ? draft.line.kind : 'link')

/**
 * The last used first, then the Safe around this page, the demo wallet, what is installed here, what can be reached by
 * WalletConnect, and what is not here.
 */
export function listWallets(parameters: ListWalletsParameters): readonly ListedWallet[] {
  const { wallets, announced, recent } = parameters
  const own = wallets.flatMap((wallet) => ownEntry(wallet, parameters))
  const installed = announced.map((wallet) => announcedOption(wallet, wallets))
  const drafts = [
    ...own.filter((draft) => kindOf(draft) === 'safe'),
    ...own.filter((draft) => kindOf(draft) === 'demo'),
    ...installed,
    ...own.filter((draft) => !['safe', 'demo'].includes(kindOf(draft))),
  ]
  const options = drafts.map((draft) => ({
    ...draft,
    isRecent: recent.includes(draft.walletId),
    isAmbiguous: drafts.some((other) => other !== draft && looksLike(other, draft)),
  }))
  const rank = ({ walletId, isRecent }: ListedWallet) => (isRecent ? recent.indexOf(walletId) : recent.length)
  return options.sort((a, b) => rank(a) - rank(b))
}

function announcedOption(wallet: AnnouncedWallet, wallets: readonly Wallet[]): Drafted<WalletOption> {
  const known = wallets.find(({ rdns }) => rdns?.includes(wallet.rdns))
  const unknown = wallets.find(({ kind }) => kind === 'injected')
  return {
    key: wallet.uuid,
    walletId: wallet.rdns,
    name: wallet.name,
    icon: wallet.image ?? known?.icon ?? unknown?.icon ?? '',
    iconAccent: known?.iconAccent ?? '#ffffff',
    note: 'Installed',
    line: { kind: 'announced', wallet },
  }
}

function ownEntry(wallet: Wallet, parameters: ListWalletsParameters): readonly Draft[] {
  const { announced, hasWalletConnect, hasSafeHost, phone, page } = parameters
  const { id, name, icon, iconAccent, kind, rdns = [], links, deepLink, note = 'Installed' } = wallet
  const draft = { key: id, walletId: id, name, icon, iconAccent, note }
  switch (kind) {
    case 'demo':
      return [{ ...draft, line: { kind } }]
    case 'safe':
      return hasSafeHost ? [{ ...draft, line: { kind } }] : []
    case 'injected':
      return isPlain(parameters) ? [{ ...draft, ...lookOf(flaggedBrand(parameters)), line: { kind } }] : []
    case 'brand': {
      if (announced.some((other) => rdns.includes(other.rdns)) || flaggedBrand(parameters) === wallet)
        return []
      const inApp = phone && wallet.browserLink?.(page)
      if (inApp) return [{ ...draft, note: 'Opens in the app', href: inApp }]
      if (hasWalletConnect) return [{ ...draft, note: 'By phone', line: { kind: 'walletConnect', deepLink } }]
      return [{ ...draft, note: 'Not installed', href: (phone && links[phone]) ?? links.homepage ?? '' }]
    }
    case 'walletConnect':
      return hasWalletConnect ? [{ ...draft, note: 'By phone', line: { kind, deepLink } }] : []
    default:
      return kind satisfies never
  }
}

/** There is a `window.ethereum`, and none of those that announced themselves. */
function isPlain({ announced, ethereum }: ListWalletsParameters): boolean {
  return !!ethereum && !announced.some(({ foreign }) => foreign === ethereum)
}

/** Whose it is. MetaMask announces itself, and wallets of many other makers carry its flag. */
function flaggedBrand(parameters: ListWalletsParameters): Wallet | undefined {
  const { wallets, announced, ethereum } = parameters
  if (!isPlain(parameters)) return undefined
  const brand = wallets.find(({ flag }) => flag && hasFlag(ethereum, flag))
  // Its maker has announced one more: that is the one people know by the name.
  return announced.some(({ rdns }) => brand?.rdns?.includes(rdns)) ? undefined : brand
}

/** Reading it may run code that is not ours. */
function hasFlag(ethereum: unknown, flag: string): boolean {
  try {
    return (ethereum as Readonly<Record<string, unknown>> | undefined)?.[flag] === true
  } catch {
    return false
  }
}

function lookOf(brand: Wallet | undefined): Partial<Pick<Draft, 'name' | 'icon' | 'iconAccent'>> {
  return brand ? { name: brand.name, icon: brand.icon, iconAccent: brand.iconAccent } : {}
}

function looksLike(a: Draft, b: Draft): boolean {
  return a.walletId === b.walletId || a.name.toLowerCase() === b.name.toLowerCase()
}
