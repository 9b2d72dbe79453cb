import { sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import type { Abi, Address, Hash } from 'viem'

export type Sent = {
  readonly to: Address
  readonly abi: Abi
  readonly name: string
  readonly args: readonly unknown[]
  readonly value?: bigint
  readonly from: Address
}

/** Sends a call and waits for it. Throws when it fails. */
export async function sendTo(
  { client }: Devnet,
  { to, abi, name, args, value = 0n, from }: Sent,
): Promise<Hash> {
  const hash = await client.writeContract({
    ...sender(from),
    ...{ address: to, abi, functionName: name, args, value },
  })
  const { status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${name} failed.`)
  return hash
}
