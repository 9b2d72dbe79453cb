import { safeAbi } from '@love/contracts/abi/safe.abi'
import { isTeam } from '@love/safe/isTeam'
import { addressInSlot } from '@love/safe/trust/safeSlots'
import { decodeFunctionResult, encodeFunctionData, isHex } from 'viem'
import type { Read } from '../../follow/chain.ts'

/** How a Safe was set up, in lower case. */
export type QuietSetup = { implementation: string; owners: readonly string[]; threshold: number }

export type MadeProxy = { proxy: string; block: number }

/** Three questions about each. */
const PROXIES_A_REQUEST = 8

const askOwners = encodeFunctionData({ abi: safeAbi, functionName: 'getOwners' })
const askThreshold = encodeFunctionData({ abi: safeAbi, functionName: 'getThreshold' })

/**
 * Safes before 1.3.0 do not tell how they were set up, and their factories not what they made them of. So they are
 * asked as they were in the block that made them; those that no node remembers are missing.
 */
export async function readQuietSetups(
  read: Read,
  made: readonly MadeProxy[],
): Promise<ReadonlyMap<string, QuietSetup>> {
  const setups = new Map<string, QuietSetup>()
  for (let at = 0; at < made.length; at += PROXIES_A_REQUEST) {
    const some = made.slice(at, at + PROXIES_A_REQUEST)
    const answers = await read(
      some.flatMap(({ proxy, block }) => {
        const place = `0x${block.toString(16)}`
        return [
          { method: 'eth_getStorageAt', params: [proxy, '0x0', place] },
          { method: 'eth_call', params: [{ to: proxy, data: askOwners }, place] },
          { method: 'eth_call', params: [{ to: proxy, data: askThreshold }, place] },
        ]
      }),
    )
    for (const [index, { proxy }] of some.entries()) {
      const results = answers.slice(3 * index, 3 * index + 3).map((one) => 'result' in one && one.result)
      const setup = setupIn(results)
      if (setup) setups.set(proxy, setup)
    }
  }
  return setups
}

function setupIn([slot, owned, needed]: readonly unknown[]): QuietSetup | undefined {
  if (!isHex(slot) || !isHex(owned) || !isHex(needed)) return undefined
  const implementation = addressInSlot(slot)?.toLowerCase()
  if (!implementation) return undefined
  try {
    const owners = decodeFunctionResult({ abi: safeAbi, functionName: 'getOwners', data: owned })
    const threshold = decodeFunctionResult({ abi: safeAbi, functionName: 'getThreshold', data: needed })
    if (!isTeam(owners, threshold)) return undefined
    return {
      implementation,
      owners: owners.map((owner) => owner.toLowerCase()),
      threshold: Number(threshold),
    }
  } catch {
    return undefined
  }
}
