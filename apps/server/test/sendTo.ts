import { sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import Safe from '@safe-global/protocol-kit'
import { type Abi, type Address, encodeFunctionData, type Hash } from 'viem'

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

/** The same by the team's Safe, as two of its owners would. */
export async function sendByTeam(
  { url, roles, safes }: Devnet,
  { to, abi, name, args }: Omit<Sent, 'from' | 'value'>,
): Promise<string> {
  const [first, second] = roles.demo
  const safe = { provider: url, safeAddress: safes.teamSafe }
  const kit = await Safe.init({ ...safe, signer: first })
  const data = encodeFunctionData({ abi, functionName: name, args })
  const proposed = await kit.createTransaction({ transactions: [{ to, value: '0', data }] })
  const signed = await kit.signTransaction(proposed)
  const other = await kit.connect({ ...safe, signer: second })
  return (await other.executeTransaction(await other.signTransaction(signed))).hash
}
