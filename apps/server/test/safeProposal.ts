import { safeAbi } from '@love/contracts/abi/safe.abi'
import { sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import { deletionHour, deletionTypedData } from '@love/safe/deletionTypedData'
import { type SafeTx, safeTxHashes } from '@love/safe/safeTx'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import { type Address, type Hash, type Hex, hashTypedData } from 'viem'
import { signAll, type TestOwner } from './testOwners.ts'

export const hashesFor = (safe: Address, tx: SafeTx, { chainId = 1337, version = '1.4.1' } = {}) =>
  safeTxHashes({ safe, chainId, version, tx })

/** What a client posts: the transaction, with the signature of the one who sends it. */
export async function proposalFor(safe: Address, owner: TestOwner, parts: Partial<SafeTx> = {}) {
  const tx = testSafeTx({ to: owner.address, ...parts })
  const hashes = hashesFor(safe, tx)
  return {
    ...fieldsOf(tx),
    safeTxHash: hashes.hash,
    sender: owner.address,
    signature: await owner.sign(hashes),
  }
}

/** As the API has them: numbers as text. */
export function fieldsOf(tx: SafeTx) {
  const { to, data, operation, gasToken, refundReceiver } = tx
  return {
    to,
    data,
    operation,
    gasToken,
    refundReceiver,
    value: String(tx.value),
    nonce: String(tx.nonce),
    safeTxGas: String(tx.safeTxGas),
    baseGas: String(tx.baseGas),
    gasPrice: String(tx.gasPrice),
  }
}

/** On the chain, by as many owners as it needs. */
export async function executeWith(
  { client, roles }: Pick<Devnet, 'client' | 'roles'>,
  safe: Address,
  owners: readonly TestOwner[],
  parts: Partial<SafeTx> = {},
): Promise<SafeTx> {
  const nonce = await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
  const tx = testSafeTx({ to: safe, nonce, ...parts })
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  await client.writeContract({
    ...sender(roles.whale),
    abi: safeAbi,
    address: safe,
    functionName: 'execTransaction',
    args: [
      ...([to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const),
      await signAll(owners, hashesFor(safe, tx)),
    ],
  })
  return tx
}

/** What somebody signs to take a proposal back, in the hour of that time. */
export async function deletionBy(
  owner: TestOwner,
  safe: Address,
  safeTxHash: Hash,
  time: number,
): Promise<Hex> {
  const hour = deletionHour(time)
  const hash = hashTypedData(deletionTypedData({ safe, chainId: 1337, safeTxHash, hour }))
  return owner.sign({ hash, preimage: hash })
}
