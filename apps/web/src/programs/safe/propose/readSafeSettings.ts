import { safeAbi } from '@love/contracts/abi/safe.abi'
import { MOST_MODULES, type SafeSettings, SENTINEL } from '@love/safe/build/owners'
import { type ReadSafeFactsParameters, readSafeFacts } from '@love/safe/write/readSafeFacts'
import type { Client } from 'viem'
import { readContract } from 'viem/actions'

export async function readSafeSettings(
  client: Client,
  parameters: ReadSafeFactsParameters,
): Promise<SafeSettings> {
  const [{ safe, version, owners, threshold }, [modules]] = await Promise.all([
    readSafeFacts(client, parameters),
    readContract(client, {
      abi: safeAbi,
      address: parameters.safe,
      functionName: 'getModulesPaginated',
      args: [SENTINEL, MOST_MODULES],
    }),
  ])
  return { safe, version, owners, threshold, modules }
}
