import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { createWalletLine, type WalletLineParameters } from '../../line/createWalletLine.ts'
import type { WalletLine } from '../../line/walletLine.ts'
import { currentOwner } from './actAs.ts'

export type OwnerLine = { readonly owner: Address; readonly line: WalletLine }

/** The wallet that holds the key, also while the page acts as a Safe. */
export function createOwnerLine(
  config: Config,
  chainId: number,
  more: Pick<WalletLineParameters, 'demandWaiting'> = {},
): OwnerLine {
  const owner = currentOwner(config).address
  const connectorOf = () => currentOwner(config).connector
  return { owner, line: createWalletLine(config, { account: owner, chainId, connectorOf, ...more }) }
}
