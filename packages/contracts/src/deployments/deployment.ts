type HexAddress = `0x${string}`

/** Where the contracts of one chain are. The only files of the project that hold addresses are in this folder. */
export type Deployment = {
  readonly chainId: number
  /** ERC-20 contracts by symbol; FAITH is the share of the vault and the vault itself. */
  readonly tokens: Readonly<Record<string, HexAddress>>
  /** ERC-721 contracts by symbol, where there are any. */
  readonly collections?: Readonly<Record<string, HexAddress>>
  readonly farm: HexAddress
  readonly factory: HexAddress
  readonly router: HexAddress
  readonly multicall3: HexAddress
  /** By name, as the factory derives them. One that is not listed is derived, which takes a slow phone a millisecond. */
  readonly pairs?: Readonly<Record<string, HexAddress>>
}
