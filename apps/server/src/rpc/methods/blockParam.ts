import { z } from 'zod'
import { hash, quantity } from './hex.ts'

const blockTag = z.enum(['latest', 'earliest', 'pending', 'safe', 'finalized'], 'not a block tag')

export const numberOrTag = z.union([quantity, blockTag], 'not a block number or tag')

/** A number, a tag, or either of the objects of EIP-1898. */
export const blockParam = z.union(
  [
    quantity,
    blockTag,
    z.strictObject({ blockHash: hash, requireCanonical: z.boolean().optional() }),
    z.strictObject({ blockNumber: quantity }),
  ],
  'not a block',
)
