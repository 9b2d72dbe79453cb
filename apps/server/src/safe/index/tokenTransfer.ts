import { toEventSelector } from 'viem'
import type { ChainLog } from '../../follow/chainLog.ts'

export const transferTopic = toEventSelector('event Transfer(address,address,uint256)')

export type TokenTransfer = { from: string; to: string; token: string } & (
  | { kind: 'erc20'; amount: bigint }
  | { kind: 'erc721'; tokenId: bigint }
)

/** Both standards use the same event: for ERC-721 the number is a topic too. Undefined for any other shape. */
export function decodeTransfer({ address, topics, data }: ChainLog): TokenTransfer | undefined {
  const [topic, from, to, tokenId] = topics
  if (topic !== transferTopic || from === undefined || to === undefined) return undefined
  const sides = { from: `0x${from.slice(-40)}`, to: `0x${to.slice(-40)}`, token: address }
  if (tokenId !== undefined) return { ...sides, kind: 'erc721', tokenId: BigInt(tokenId) }
  if (data.length < 66) return undefined
  return { ...sides, kind: 'erc20', amount: BigInt(data.slice(0, 66)) }
}

/** An address as nodes want it in the place of a topic. */
export function addressTopic(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`
}
