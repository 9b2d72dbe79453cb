import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, type Client, type ContractFunctionParameters, erc20Abi, multicall3Abi } from 'viem'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { eth } from '../tokens/tokens.ts'
import { multicall } from './multicall.ts'
import { clockAbi } from './readClock.ts'
import { plainAddress } from './readContract.ts'

export type ReadHoldingsParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly tokens: readonly Token[]
  /** Who may take them. */
  readonly spender: Address
}

export type Holdings = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  /** By symbol, in the smallest parts of each token. */
  readonly balances: Readonly<Record<string, bigint>>
  /** What the spender may take, by symbol. Ether is sent along, so it needs none and has none. */
  readonly allowances: Readonly<Record<string, bigint>>
}

/** What an account holds and has approved, all of one block: a single multicall. */
export async function readHoldings(
  client: Client,
  { deployment, account, tokens, spender }: ReadHoldingsParameters,
): Promise<Holdings> {
  const erc20s = tokens.filter(({ symbol }) => symbol !== eth.symbol)
  const address = deployment.multicall3
  const balanceOf = (token: Token): ContractFunctionParameters =>
    token.symbol === eth.symbol
      ? { address, abi: multicall3Abi, functionName: 'getEthBalance', args: [account] }
      : {
          address: plainAddress(tokenAddress(deployment, token)),
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [account],
        }
  const answers = await multicall(client, {
    multicallAddress: address,
    // All in one: figures of two blocks beside each other would not fit.
    allowFailure: false,
    contracts: [
      { address, abi: clockAbi, functionName: 'getBlockNumber' },
      { address, abi: clockAbi, functionName: 'getCurrentBlockTimestamp' },
      ...tokens.map(balanceOf),
      ...erc20s.map((token) => ({
        address: plainAddress(tokenAddress(deployment, token)),
        abi: erc20Abi,
        functionName: 'allowance',
        args: [account, spender],
      })),
    ],
  })
  const [block = 0n, timestamp = 0n, ...amounts] = answers as readonly bigint[]
  const bySymbol = (of: readonly Token[], from: number) =>
    Object.fromEntries(of.map(({ symbol }, index) => [symbol, amounts[from + index] ?? 0n]))
  return {
    block,
    timestamp,
    balances: bySymbol(tokens, 0),
    allowances: bySymbol(erc20s, tokens.length),
  }
}
