import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, type Client, erc20Abi, zeroAddress } from 'viem'
import type { Amount } from '../amounts/amount.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { faith, love } from '../tokens/tokens.ts'
import { multicall } from './multicall.ts'
import { clockAbi } from './readClock.ts'

/** The vault, all of one block. */
export type VaultState = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  readonly active: boolean
  readonly feePercent: bigint
  readonly lovePerBlock: Amount
  /** Rewards up to this block are in the vault; those since are minted by the next entry or exit. */
  readonly lastMintBlock: bigint
  readonly loveHeld: Amount
  readonly shares: Amount
  /** `undefined`: this LOVE does not tell who may mint it. */
  readonly mayMint: boolean | undefined
  /** `undefined`: nobody was asked about. */
  readonly position: VaultPosition | undefined
}

type VaultPosition = {
  readonly shares: bigint
  /** LOVE in the wallet, and how much of it the vault may take. */
  readonly love: bigint
  readonly allowance: bigint
}

export type ReadVaultParameters = {
  readonly deployment: Deployment
  readonly account?: Address | undefined
}

export async function readVault(
  client: Client,
  { deployment, account }: ReadVaultParameters,
): Promise<VaultState> {
  const { multicall3 } = deployment
  const address = tokenAddress(deployment, faith)
  const clock = { abi: clockAbi, address: multicall3 } as const
  const vault = { abi: faithVaultAbi, address } as const
  const token = { abi: erc20Abi, address: tokenAddress(deployment, love) } as const
  const person = account ?? zeroAddress
  const calls = { multicallAddress: multicall3 } as const
  const [answers, [minter]] = await Promise.all([
    multicall(client, {
      ...calls,
      allowFailure: false,
      contracts: [
        { ...clock, functionName: 'getBlockNumber' },
        { ...clock, functionName: 'getCurrentBlockTimestamp' },
        { ...vault, functionName: 'active' },
        { ...vault, functionName: 'faithFeePercent' },
        { ...vault, functionName: 'lovePerBlock' },
        { ...vault, functionName: 'lastMintBlock' },
        { ...vault, functionName: 'totalSupply' },
        { ...token, functionName: 'balanceOf', args: [address] },
        { ...vault, functionName: 'balanceOf', args: [person] },
        { ...token, functionName: 'balanceOf', args: [person] },
        { ...token, functionName: 'allowance', args: [person, address] },
      ],
    }),
    multicall(client, {
      ...calls,
      contracts: [{ abi: loveTokenAbi, address: token.address, functionName: 'isMinter', args: [address] }],
    }),
  ])
  const [block, timestamp, active, feePercent, lovePerBlock, lastMintBlock, ...amounts] = answers
  const [shares, loveHeld, ownShares, ownLove, allowance] = amounts
  return {
    block,
    timestamp,
    active,
    feePercent,
    lovePerBlock: { raw: lovePerBlock, token: love },
    lastMintBlock,
    loveHeld: { raw: loveHeld, token: love },
    shares: { raw: shares, token: faith },
    mayMint: minter?.result,
    position: account && { shares: ownShares, love: ownLove, allowance },
  }
}
