import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, type Client, type ContractFunctionParameters, erc20Abi, multicall3Abi } from 'viem'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import type { Token } from '../tokens/token.ts'
import { eth } from '../tokens/tokens.ts'
import { multicall } from './multicall.ts'
import { clockAbi } from './readClock.ts'
import { plainAddress } from './readContract.ts'

export type ReadWalletParameters = {
  readonly deployment: Deployment
  readonly account: Address
  /** Those that are not on this chain are left out. */
  readonly tokens: readonly Token[]
  readonly pairs: readonly PairDefinition[]
}

/** What an account itself holds, all of one block. Amounts are in the smallest parts of their token. */
export type WalletReading = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  readonly tokens: readonly HeldToken[]
  readonly lpTokens: readonly HeldLp[]
}

type HeldToken = {
  readonly token: Token
  /** `undefined`: it is not a contract. */
  readonly address: Address | undefined
  /** `undefined`: its contract does not answer. */
  readonly held: bigint | undefined
}

/** A pair that does not exist has no LP tokens. */
export type HeldLp = {
  readonly pair: PairDefinition
  readonly address: Address
  readonly held: bigint
  readonly supply: bigint
}

type Answer = { readonly result?: unknown; readonly error?: Error | undefined }

/** A single multicall. One contract that does not answer takes nothing else down. */
export async function readWallet(client: Client, parameters: ReadWalletParameters): Promise<WalletReading> {
  const { deployment, account, tokens, pairs } = parameters
  const { multicall3 } = deployment
  const clock = { abi: clockAbi, address: multicall3 }
  const listed = tokens.flatMap((token) => {
    const address = deployment.tokens[token.symbol]
    return token.symbol === eth.symbol || address ? [{ token, address }] : []
  })
  const lps = pairs.map((pair) => ({ pair, address: pairAddress(deployment, pair) }))
  const balanceAt = (address: Address | undefined): ContractFunctionParameters =>
    address
      ? { address: plainAddress(address), abi: erc20Abi, functionName: 'balanceOf', args: [account] }
      : { address: multicall3, abi: multicall3Abi, functionName: 'getEthBalance', args: [account] }
  const answers: readonly Answer[] = await multicall(client, {
    multicallAddress: multicall3,
    contracts: [
      { ...clock, functionName: 'getBlockNumber' },
      { ...clock, functionName: 'getCurrentBlockTimestamp' },
      ...[...listed, ...lps].map(({ address }) => balanceAt(address)),
      ...lps.map(({ address }) => ({
        address: plainAddress(address),
        abi: erc20Abi,
        functionName: 'totalSupply',
      })),
    ],
  })
  const [block, timestamp, ...amounts] = answers
  const amountAt = (index: number) => amounts[index]?.result as bigint | undefined
  return {
    block: clockResult(block),
    timestamp: clockResult(timestamp),
    tokens: listed.map((token, index) => ({ ...token, held: amountAt(index) })),
    lpTokens: lps.map((lp, index) => ({
      ...lp,
      held: amountAt(listed.length + index) ?? 0n,
      supply: amountAt(listed.length + lps.length + index) ?? 0n,
    })),
  }
}

/** Every node can tell the time: when this fails, nothing was read at all. */
function clockResult(answer: Answer | undefined): bigint {
  if (typeof answer?.result === 'bigint') return answer.result
  throw answer?.error ?? new Error('The node did not report its block.')
}
