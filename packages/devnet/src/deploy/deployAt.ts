import { type Abi, type Address, type DeployContractParameters, encodeDeployData, type Hex } from 'viem'
import { type DevnetClient, sender } from '../devnetClient.ts'

/** Puts the contract of that name on the chain and answers with its address. */
export type Deploy = <const abi extends Abi | readonly unknown[]>(
  name: string,
  contract: Omit<DeployContractParameters<abi>, 'chain'>,
) => Promise<Address>

export type DeployAtParameters = {
  readonly chainId: number
  readonly addresses: Readonly<Record<string, Address>>
  readonly from: Address
}

/** Where each is listed, whatever was deployed before: one more contract moves none of the others. */
export function deployAt(client: DevnetClient, { chainId, addresses, from }: DeployAtParameters): Deploy {
  return async (name, contract) => {
    const address = addresses[name]
    if (!address) throw new Error(`${name} has no address on chain ${chainId}.`)
    await constructAt(client, { address, initCode: encodeDeployData(contract as never), from })
    return address
  }
}

type ConstructAtParameters = { address: Address; initCode: Hex; from: Address }

/**
 * Runs a constructor at an address that nobody can deploy to: its code is set there and called, which writes its storage
 * and answers with what a deployment would leave behind.
 */
async function constructAt(
  client: DevnetClient,
  { address, initCode, from }: ConstructAtParameters,
): Promise<void> {
  await client.setCode({ address, bytecode: initCode })
  const { data: runtimeCode } = await client.call({ ...sender(from), to: address })
  if (!runtimeCode) throw new Error(`The constructor at ${address} deployed no code.`)
  const hash = await client.sendTransaction({ ...sender(from), to: address })
  const { status } = await client.getTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`The constructor at ${address} failed.`)
  await client.setCode({ address, bytecode: runtimeCode })
}
