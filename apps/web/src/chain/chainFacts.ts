import { config } from '../config.ts'

// Of the one chain of this build. Without addresses, which are long: every page begins with these.

const isMainnet = config.network === 'mainnet'

export const chainId = isMainnet ? 1 : 1337

/** How often a block comes, about. */
export const blockSeconds = 12

export const etherscan = 'https://etherscan.io'

export const explorer = isMainnet ? etherscan : undefined
