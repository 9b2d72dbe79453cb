import { type Address, decodeFunctionResult, encodeFunctionData, getAddress, multicall3Abi } from 'viem'
import { z } from 'zod'
import type { Read } from '../../follow/chain.ts'
import { data, quantity } from '../../rpc/methods/callRequest.ts'
import { readOld } from './readOld.ts'

const SAFES_A_CALL = 250

export type BalancesOfParameters = { multicall3: Address; safes: readonly string[]; block: number }

/** Of many Safes after one block, in one call for every 250 of them. Undefined where no node remembers that block. */
export async function etherOf(
  read: Read,
  { multicall3, safes, block }: BalancesOfParameters,
): Promise<readonly bigint[] | undefined> {
  const balances: bigint[] = []
  for (let at = 0; at < safes.length; at += SAFES_A_CALL) {
    const calls = safes.slice(at, at + SAFES_A_CALL).map((safe) => ({
      target: multicall3,
      allowFailure: false,
      callData: encodeFunctionData({
        abi: multicall3Abi,
        functionName: 'getEthBalance',
        args: [getAddress(safe)],
      }),
    }))
    const asked = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
    const answers = await readOld(read, [
      { method: 'eth_call', params: [{ to: multicall3, data: asked }, `0x${block.toString(16)}`] },
    ])
    const some = answers && decodeBalances(answers[0])
    if (some?.length !== calls.length) return undefined
    balances.push(...some)
  }
  return balances
}

function decodeBalances(answer: unknown): readonly bigint[] | undefined {
  try {
    const results = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data: z.custom<`0x${string}`>((value) => data.safeParse(value).success).parse(answer),
    })
    return results.map(({ returnData }) => BigInt(returnData))
  } catch {
    // There is no such contract in a block before it was made.
    return undefined
  }
}

const amounts = z.array(quantity.transform(BigInt))

/** Of one Safe after many blocks. Undefined where no node remembers all of them. */
export async function etherAt(
  read: Read,
  safe: string,
  blocks: readonly number[],
): Promise<readonly bigint[] | undefined> {
  const answers = await readOld(
    read,
    blocks.map((block) => ({ method: 'eth_getBalance', params: [safe, `0x${block.toString(16)}`] })),
  )
  return amounts.safeParse(answers).data
}
