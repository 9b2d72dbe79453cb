import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { SafeTx } from '@love/safe/safeTx'
import type { Address, Client, Hash } from 'viem'
import { readContract } from 'viem/actions'

export type ContractHashes = { readonly safeTxHash: Hash; readonly domainHash: Hash }

/** What the Safe itself makes of the same fields: other code than ours, on another machine. */
export async function readContractHashes(
  client: Client,
  { safe, tx }: { readonly safe: Address; readonly tx: SafeTx },
): Promise<ContractHashes> {
  const contract = { abi: safeAbi, address: safe } as const
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = tx
  const [safeTxHash, domainHash] = await Promise.all([
    readContract(client, {
      ...contract,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    }),
    readContract(client, { ...contract, functionName: 'domainSeparator' }),
  ])
  return { safeTxHash, domainHash }
}
