import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { SignaturePart } from '@love/safe/signatures/parseSignatures'
import { type Address, encodeFunctionData } from 'viem'
import { readParts } from './readParts.ts'
import { Refusal, type SignatureLimits } from './signatureLimits.ts'
import { type Ask, READ_GAS } from './staticCall.ts'

/**
 * Walks into Safes that own Safes. Signatures by `eth_sign` are taken in there, whatever is set for those above: Safe's own
 * kit makes them so for nested Safes, and what they sign is a hash that somebody has reviewed in the Safe above.
 */
export async function refuseDeepNesting(
  ask: Ask,
  parts: readonly SignaturePart[],
  limits: Pick<SignatureLimits, 'contracts' | 'depth'>,
): Promise<void> {
  let asked = 0
  const walk = async (level: readonly SignaturePart[], depth: number): Promise<void> => {
    for (const part of level) {
      if (part.kind !== 'contract') continue
      asked += 1
      if (asked > limits.contracts)
        throw new Refusal('too-deep', `More than ${limits.contracts} contracts take part in this signature.`)
      if (depth > limits.depth)
        throw new Refusal('too-deep', `Safes owned by Safes are supported up to ${limits.depth} levels deep.`)
      // Without bytes it stands for a message that the Safe signed on chain.
      if (part.data !== '0x' && (await isSafe(ask, part.owner)))
        await walk(readParts(part.data, { ethSign: true }), depth + 1)
    }
  }
  await walk(parts, 1)
}

const question = encodeFunctionData({ abi: safeAbi, functionName: 'getThreshold' })

/** A number above it is no threshold, but what a contract says to every question. */
const MOST_OWNERS = 10_000n

/** What other contracts mean by their signatures is their own affair. */
async function isSafe(ask: Ask, owner: Address): Promise<boolean> {
  const answer = await ask(owner, question, READ_GAS)
  return answer?.size === 32n && BigInt(answer.word) > 0n && BigInt(answer.word) <= MOST_OWNERS
}
