import { type Abi, type Address, type DeployContractParameters, getAddress } from 'viem'
import type { DevnetClient } from '../devnetClient.ts'

/** Puts the contract of that name on the chain and answers with its address. */
export type Deploy = <const abi extends Abi | readonly unknown[]>(
  name: string,
  contract: Omit<DeployContractParameters<abi>, 'chain'>,
) => Promise<Address>

/** Deploys and answers with the address. */
export async function deploy<const abi extends Abi | readonly unknown[]>(
  client: DevnetClient,
  contract: Omit<DeployContractParameters<abi>, 'chain'>,
): Promise<Address> {
  const hash = await client.deployContract(contract as DeployContractParameters<abi>)
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`Transaction ${hash} created no contract.`)
  return getAddress(contractAddress)
}
