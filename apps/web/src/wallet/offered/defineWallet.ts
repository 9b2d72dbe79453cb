export type WalletLinks = {
  readonly homepage?: string
  readonly chrome?: string
  readonly firefox?: string
  readonly ios?: string
  readonly android?: string
}

export type Wallet = {
  /** Remembered between visits. */
  readonly id: string
  readonly name: string
  /** A picture as a data address. */
  readonly icon: string
  /** Colour behind the icon, as a hex value. */
  readonly iconAccent: string
  /** By these names its extension announces itself (EIP-6963). */
  readonly rdns?: readonly string[]
  /** True in the `window.ethereum` of its own browser on a phone, and of no other wallet. */
  readonly flag?: string
  /** `brand`: its extension where it is announced, else by WalletConnect. */
  readonly kind: 'demo' | 'injected' | 'brand' | 'walletConnect' | 'safe'
  readonly links: WalletLinks
  /** Beside its name in the list, instead of where it was found. */
  readonly note?: string
  /** Opens a page inside the wallet's own browser on a phone, as the wallet documents it. */
  readonly browserLink?: (page: URL) => string
  /** Opens the wallet on the same phone with a WalletConnect address. */
  readonly deepLink?: (uri: string) => string
}

export function defineWallet(wallet: Wallet): Wallet {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(wallet.iconAccent))
    throw new Error(`Property \`iconAccent\` is not a hex value for wallet: ${wallet.name}`)
  return wallet
}
