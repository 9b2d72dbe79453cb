import { z } from 'zod'
import type { RpcLimits } from '../../settings/chainSettings.ts'
import { callRequest, data, defaultCallGas, quantity, rpcAddress, rpcHash, slot } from './callRequest.ts'
import {
  type Keep,
  keepCall,
  keepChainId,
  keepFinal,
  type Weigh,
  weighBlock,
  weighCall,
  weighFees,
  weighLogs,
} from './keep.ts'
import { logFilter } from './logFilter.ts'

export type RpcMethod = {
  name: string
  /** What a client sent becomes what is forwarded: in full and in one spelling. */
  params: z.ZodType<readonly unknown[]>
  keep?: Keep
  /** Without it a call is a light one. */
  weigh?: Weigh
  /** Asked of two nodes when `RPC_QUORUM` is 2; `blockAt` is the place of the block among the parameters. */
  quorum?: { blockAt?: number }
  /**
   * Depends on the newest block and on nothing else, so that equal calls have equal answers until the next one, whoever asks.
   * `blockAt` is the place of the block among the parameters: only `latest` is meant. Without it the method is about that block anyway.
   */
  shared?: { blockAt?: number }
  /** Changes the chain: never asked of two nodes at a time. */
  sends?: true
}

const none = z.tuple([])

const byHash = z.tuple([rpcHash])

const blockTag = z.enum(['latest', 'earliest', 'pending', 'safe', 'finalized'], 'not a block tag')

/** A number, a tag, or either of the objects of EIP-1898. */
const blockParam = z.union(
  [
    quantity,
    blockTag,
    z.strictObject({ blockHash: rpcHash, requireCanonical: z.boolean().optional() }),
    z.strictObject({ blockNumber: quantity }),
  ],
  'not a block',
)

const accountAt = z.tuple([rpcAddress, blockParam.default('latest')])

const keepBlock = {
  byHash: { identity: 'hash', block: 'number' },
  byNumber: { identity: 'number', block: 'number' },
}

export type RpcMethodsParameters = {
  limits: Pick<RpcLimits, 'callGas' | 'logBlocks'>
  /** Undefined while no node was heard. */
  newestBlock: () => number | undefined
}

/** All that the app needs of a node. Everything else is not found here. */
export function rpcMethods({ limits, newestBlock }: RpcMethodsParameters): RpcMethod[] {
  const call = callRequest(limits.callGas)
  const gas = defaultCallGas(limits.callGas)
  const limitedCall = call.transform((request) => ({ gas, ...request }))
  const logs = logFilter({ mostBlocks: limits.logBlocks, head: newestBlock })
  const feePercentiles = z
    .array(z.number().gte(0).lte(100))
    .refine(({ length }) => length <= 100, 'above 100')
  const blockCount = quantity.refine((count) => BigInt(count) <= 1024n, 'above 1024 blocks')

  return [
    { name: 'eth_chainId', params: none, keep: keepChainId, quorum: {} },
    { name: 'net_version', params: none, keep: keepChainId },
    { name: 'eth_blockNumber', params: none, shared: {} },
    {
      name: 'eth_getBlockByNumber',
      params: z.tuple([numberOrTag, z.boolean().default(false)]),
      keep: keepFinal(keepBlock.byNumber),
      weigh: weighBlock,
      shared: { blockAt: 0 },
    },
    {
      name: 'eth_getBlockByHash',
      params: z.tuple([rpcHash, z.boolean().default(false)]),
      keep: keepFinal(keepBlock.byHash),
      weigh: weighBlock,
    },
    { name: 'eth_getBalance', params: accountAt, shared: { blockAt: 1 } },
    { name: 'eth_getCode', params: accountAt, quorum: { blockAt: 1 }, shared: { blockAt: 1 } },
    {
      name: 'eth_getStorageAt',
      params: z.tuple([rpcAddress, slot, blockParam.default('latest')]),
      quorum: { blockAt: 2 },
      shared: { blockAt: 2 },
    },
    { name: 'eth_getTransactionCount', params: accountAt, shared: { blockAt: 1 } },
    {
      name: 'eth_getTransactionByHash',
      params: byHash,
      keep: keepFinal({ identity: 'hash', block: 'blockNumber' }),
    },
    {
      name: 'eth_getTransactionReceipt',
      params: byHash,
      keep: keepFinal({ identity: 'transactionHash', block: 'blockNumber' }),
    },
    {
      name: 'eth_call',
      params: z.tuple([limitedCall, blockParam.default('latest')]),
      keep: keepCall,
      quorum: { blockAt: 1 },
      shared: { blockAt: 1 },
      weigh: weighCall,
    },
    // Asked by one person before a signature, and without a block some nodes take `pending`: nothing to share.
    {
      name: 'eth_estimateGas',
      params: z.tuple([limitedCall, blockParam.optional()]),
      weigh: weighCall,
    },
    // Advice that nodes take from the last blocks: it is as good a second later.
    { name: 'eth_gasPrice', params: none, shared: {} },
    { name: 'eth_maxPriorityFeePerGas', params: none, shared: {} },
    {
      name: 'eth_feeHistory',
      params: z.tuple([blockCount, numberOrTag, feePercentiles.optional()]),
      weigh: weighFees,
      shared: { blockAt: 1 },
    },
    { name: 'eth_getLogs', params: z.tuple([logs]), weigh: weighLogs(limits.logBlocks) },
    { name: 'eth_sendRawTransaction', params: z.tuple([data]), sends: true },
  ]
}

const numberOrTag = z.union([quantity, blockTag], 'not a block number or tag')
