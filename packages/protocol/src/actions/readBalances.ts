import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, type Client, erc20Abi, multicall3Abi } from 'viem'
import { multicall } from './multicall.ts'

export type ReadBalancesParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly tokens: readonly (Address | 'ETH')[]
  /** The newest if left out. */
  readonly blockNumber?: bigint | undefined
}

/** What an account held after a block, in the order of `tokens`. */
export async function readBalances(
  client: Client,
  { deployment: { multicall3 }, account, tokens, blockNumber }: ReadBalancesParameters,
): Promise<readonly bigint[]> {
  return multicall(client, {
    multicallAddress: multicall3,
    allowFailure: false,
    ...(blockNumber !== undefined && { blockNumber }),
    contracts: tokens.map((token) =>
      token === 'ETH'
        ? ({
            address: multicall3,
            abi: multicall3Abi,
            functionName: 'getEthBalance',
            args: [account],
          } as const)
        : ({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] } as const),
    ),
  }) as Promise<readonly bigint[]>
}
