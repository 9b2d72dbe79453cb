import type { Wallet } from '../wallets/defineWallet.ts'
import type { AnnouncedWallet } from './announcedWallet.ts'

/** A line in the list of wallets one can dial. */
export type WalletOption = {
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
  readonly line:
    | { readonly kind: 'announced'; readonly wallet: AnnouncedWallet }
    | { readonly kind: 'injected' | 'demo' | 'safe' }
    | { readonly kind: 'walletConnect'; readonly deepLink: Wallet['deepLink'] }
}

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
}

type Draft = Omit<WalletOption, 'isRecent' | 'isAmbiguous'>

/** The last used first, then the Safe around this page, the demo wallet, what is installed here, and what can be reached by phone. */
export function listWallets(parameters: ListWalletsParameters): readonly WalletOption[] {
  const { wallets, announced, recent } = parameters
  const own = wallets.flatMap((wallet) => ownOption(wallet, parameters))
  const installed = announced.map((wallet) => announcedOption(wallet, wallets))
  const drafts = [
    ...own.filter(({ line }) => line.kind === 'safe'),
    ...own.filter(({ line }) => line.kind === 'demo'),
    ...installed,
    ...own.filter(({ line }) => line.kind !== 'safe' && line.kind !== 'demo'),
  ]
  const options = drafts.map((draft) => ({
    ...draft,
    isRecent: recent.includes(draft.walletId),
    isAmbiguous: drafts.some((other) => other !== draft && looksLike(other, draft)),
  }))
  const rank = ({ walletId, isRecent }: WalletOption) => (isRecent ? recent.indexOf(walletId) : recent.length)
  return options.sort((a, b) => rank(a) - rank(b))
}

function announcedOption(wallet: AnnouncedWallet, wallets: readonly Wallet[]): Draft {
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

function ownOption(wallet: Wallet, parameters: ListWalletsParameters): readonly Draft[] {
  const { announced, ethereum, hasWalletConnect, hasSafeHost } = parameters
  const { id, name, icon, iconAccent, kind, rdns = [], deepLink, note = 'Installed' } = wallet
  const draft = { key: id, walletId: id, name, icon, iconAccent, note }
  switch (kind) {
    case 'demo':
      return [{ ...draft, line: { kind } }]
    case 'safe':
      return hasSafeHost ? [{ ...draft, line: { kind } }] : []
    case 'injected':
      return ethereum && !announced.some(({ foreign }) => foreign === ethereum)
        ? [{ ...draft, line: { kind } }]
        : []
    case 'brand':
    case 'walletConnect':
      return hasWalletConnect && !announced.some((other) => rdns.includes(other.rdns))
        ? [{ ...draft, note: 'By phone', line: { kind: 'walletConnect', deepLink } }]
        : []
    default:
      return kind satisfies never
  }
}

function looksLike(a: Draft, b: Draft): boolean {
  return a.walletId === b.walletId || a.name.toLowerCase() === b.name.toLowerCase()
}
