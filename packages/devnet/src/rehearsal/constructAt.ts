import type { Address, Hex } from 'viem'
import { type DevnetClient, sender } from '../devnetClient.ts'

export type ConstructAtParameters = { address: Address; initCode: Hex; from: Address }

/**
 * Runs a constructor at an address that nobody can deploy to: its code is set there and called, which writes its storage
 * and answers with what a deployment would leave behind.
 */
export async function constructAt(
  client: DevnetClient,
  { address, initCode, from }: ConstructAtParameters,
): Promise<void> {
  await client.setCode({ address, bytecode: initCode })
  const { data: runtimeCode } = await client.call({ ...sender(from), to: address })
  if (!runtimeCode) throw new Error(`The constructor at ${address} left no code.`)
  const hash = await client.sendTransaction({ ...sender(from), to: address })
  const { status } = await client.getTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`The constructor at ${address} failed.`)
  await client.setCode({ address, bytecode: runtimeCode })
}
