import { z } from 'zod'
import { type Read, readMany, wholeQuantity } from '../../follow/chain.ts'
import { FollowError } from '../../follow/FollowError.ts'
import { data, quantity, rpcAddress, rpcHash } from '../../rpc/methods/callRequest.ts'

const fullBlock = z.object({
  hash: rpcHash,
  timestamp: wholeQuantity,
  transactions: z.array(
    z.object({
      hash: rpcHash,
      from: rpcAddress,
      to: rpcAddress.nullable(),
      input: data,
      value: quantity.transform(BigInt),
      gas: wholeQuantity,
    }),
  ),
})

export type FullBlock = z.infer<typeof fullBlock>

/** With all its transactions. Undefined where it is too large for any node. */
export async function readFullBlock(read: Read, block: number): Promise<FullBlock | undefined> {
  const [answer] = await readMany(read, [
    { method: 'eth_getBlockByNumber', params: [`0x${block.toString(16)}`, true] },
  ])
  return answer === undefined ? undefined : demand(fullBlock, answer, block)
}

/** Throws for anything else. */
export function demand<T>(shape: z.ZodType<T>, value: unknown, block: number): T {
  const { data: parsed } = shape.safeParse(value)
  if (!parsed) throw new FollowError('not-believed', `A node returned something other than block ${block}.`)
  return parsed
}
