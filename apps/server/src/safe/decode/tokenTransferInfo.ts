import type { TransferDirection } from '@love/safe/api/enumerations'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import { getAddress } from 'viem'
import type { TokenFacts } from './describeDeps.ts'

type TransferInfo = Extract<TransactionInfo, { type: 'Transfer' }>['transferInfo']

export type TokenTransferParameters = {
  readonly address: string
  readonly kind: 'erc20' | 'erc721' | 'erc1155'
  readonly facts: TokenFacts | undefined
  /** Undefined for a collectible of which there is one. */
  readonly amount: bigint | undefined
  /** Of a collectible. */
  readonly tokenId?: bigint | undefined
  /** The other side looks like somebody whom the Safe has paid, and is somebody else. */
  readonly isImitation?: boolean
}

export function tokenTransferInfo(parameters: TokenTransferParameters): TransferInfo {
  const { address, kind, facts, amount = 0n, tokenId = 0n, isImitation = false } = parameters
  const token = {
    tokenAddress: getAddress(address),
    ...(facts && { tokenName: facts.name, tokenSymbol: facts.symbol }),
    ...(facts?.logoUri && { logoUri: facts.logoUri }),
  }
  // Clients of Safe know no third kind: what there may be several of says how many moved.
  if (kind === 'erc1155') return { type: 'ERC721', ...token, tokenId: String(tokenId), value: String(amount) }
  if (kind === 'erc721') return { type: 'ERC721', ...token, tokenId: String(tokenId) }
  return {
    type: 'ERC20',
    ...token,
    ...(facts?.decimals !== undefined && { decimals: facts.decimals }),
    value: String(amount),
    trusted: facts?.isListed === true && amount > 0n,
    imitation: isImitation,
  }
}

/** As the Safe sees it. What it sends to itself counts as sent. */
export function transferDirectionOf(
  safe: string,
  { from, to }: { from: string; to: string },
): TransferDirection {
  const own = safe.toLowerCase()
  if (from.toLowerCase() === own) return 'OUTGOING'
  return to.toLowerCase() === own ? 'INCOMING' : 'UNKNOWN'
}
