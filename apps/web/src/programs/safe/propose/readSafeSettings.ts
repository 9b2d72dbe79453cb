import { safeAbi } from '@love/contracts/abi/safe.abi'
import { MOST_MODULES, type SafeSettings, SENTINEL } from '@love/safe/build/owners'
import { safeRules } from '@love/safe/safeRules'
import { type ReadSafeFactsParameters, readSafeFacts } from '@love/safe/write/readSafeFacts'
import { type Address, type Client, parseAbi } from 'viem'
import { readContract } from 'viem/actions'

export async function readSafeSettings(
  client: Client,
  parameters: ReadSafeFactsParameters,
): Promise<SafeSettings> {
  const { safe, version, owners, threshold } = await readSafeFacts(client, parameters)
  return { safe, version, owners, threshold, modules: await readModules(client, { safe, version }) }
}

const oldAbi = parseAbi(['function getModules() view returns (address[])'])

/** Before 1.1.0 all of them at once. */
async function readModules(
  client: Client,
  { safe: address, version }: Pick<SafeSettings, 'safe' | 'version'>,
): Promise<readonly Address[]> {
  if (!safeRules(version).hasFallbackHandler)
    return readContract(client, { abi: oldAbi, address, functionName: 'getModules' })
  const [modules] = await readContract(client, {
    abi: safeAbi,
    address,
    functionName: 'getModulesPaginated',
    args: [SENTINEL, MOST_MODULES],
  })
  return modules
}
