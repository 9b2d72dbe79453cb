import type { ServiceToken, ServiceTransfer } from '@love/safe/api/service/serviceReplies'
import { getAddress } from 'viem'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { ReadToken, TokenFacts } from '../decode/describeDeps.ts'

/** Clients of the service know no third kind of token. */
const types = {
  ether: 'ETHER_TRANSFER',
  erc20: 'ERC20_TRANSFER',
  erc721: 'ERC721_TRANSFER',
  erc1155: 'ERC721_TRANSFER',
} as const

export async function transferReply(readToken: ReadToken, row: SafeTransfers): Promise<ServiceTransfer> {
  const facts = row.token === null ? undefined : await readToken(row.token)
  return {
    type: types[row.kind],
    executionDate: new Date(row.timestamp * 1_000).toISOString(),
    blockNumber: row.block,
    transactionHash: row.transaction_hash,
    transferId: row.id,
    from: getAddress(row.from),
    to: getAddress(row.to),
    ...(row.value !== null && { value: row.value }),
    ...(row.token_id !== null && { tokenId: row.token_id }),
    ...(row.token !== null && { tokenAddress: getAddress(row.token) }),
    ...(facts && { tokenInfo: tokenReply(facts) }),
  }
}

/** Anybody can make a token with any name: only those that are listed are trusted. */
export function tokenReply({
  kind,
  address,
  name,
  symbol,
  decimals,
  logoUri,
  isListed,
}: TokenFacts): ServiceToken {
  return {
    type: kind === 'erc20' ? 'ERC20' : 'ERC721',
    address,
    name,
    symbol,
    ...(decimals !== undefined && { decimals }),
    logoUri,
    trusted: isListed,
  }
}
