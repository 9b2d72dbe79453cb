import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safe130Contracts } from '@love/contracts/deployments/safe130'
import { safeContracts } from '@love/contracts/deployments/safe141'
import type { MasterCopy } from '@love/safe-api/replies/masterCopy'
import type { Client } from 'viem'
import { multicall } from 'viem/actions'
import { alone } from '../../chain/alone.ts'
import { nodeFailure } from '../gateway/refusalOf.ts'

const l2: ReadonlySet<string> = new Set([safeContracts.safeL2, ...safe130Contracts.singletons.slice(2)])

/** The code that Safes of this chain can run, as it names itself; what is not deployed here is left out. */
export async function readMasterCopies(client: Client): Promise<MasterCopy[]> {
  const addresses = [safeContracts.safe, safeContracts.safeL2, ...safe130Contracts.singletons]
  const answers = await multicall(alone(client), {
    batchSize: 0,
    contracts: addresses.map((address) => ({ abi: safeAbi, address, functionName: 'VERSION' }) as const),
  })
  return answers.flatMap(({ result, error }, at) => {
    const failure = nodeFailure(error)
    if (failure) throw failure
    const address = addresses[at]
    return address && result ? [{ address, version: l2.has(address) ? `${result}+L2` : result }] : []
  })
}
