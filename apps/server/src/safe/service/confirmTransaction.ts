import { type Address, getAddress, type Hash, type Hex, isAddressEqual } from 'viem'
import type { Threads } from '../../threads/createThreads.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import type { ReadState } from '../proposals/createFreshReads.ts'
import type { ProposalDeps } from '../proposals/proposalDeps.ts'
import { callOf, findProposal } from '../proposals/readProposal.ts'
import { takeProposal } from '../proposals/takeProposal.ts'
import { signerOf } from '../signatures/signerOf.ts'
import { signatureParts } from '../transactions/readConfirmers.ts'

type Deps = ProposalDeps & { readNow: ReadState; pool: Pick<Threads, 'recoverAddress'> }

/** What is proposed again by another owner is a confirmation. Here only the signature says who that is. */
export async function confirmTransaction(
  deps: Deps,
  { safeTxHash, signature }: { safeTxHash: Hash; signature: Hex },
): Promise<void> {
  const row = await findProposal(deps.db, safeTxHash)
  if (!row) throw new GatewayError(404, 'There is no proposal with this hash.')
  const { safe, to, value, data, operation } = callOf(row)
  await takeProposal(deps, {
    safe,
    body: {
      to,
      value: String(value),
      data,
      operation,
      nonce: row.nonce,
      safeTxGas: row.safe_tx_gas,
      baseGas: row.base_gas,
      gasPrice: row.gas_price,
      gasToken: getAddress(row.gas_token),
      refundReceiver: getAddress(row.refund_receiver),
      safeTxHash,
      // A signature of no owner is then refused in the words for signatures.
      sender: (await ownerBehind(deps, { safe, safeTxHash, signature })) ?? getAddress(row.proposer),
      signature,
      origin: row.origin ?? undefined,
    },
  })
}

type Behind = { safe: Address; safeTxHash: Hash; signature: Hex }

/** The owner whom the first part of a signature is from. Nothing is proven by that. */
async function ownerBehind(
  { pool, states, readNow }: Pick<Deps, 'pool' | 'states' | 'readNow'>,
  { safe, safeTxHash, signature }: Behind,
): Promise<Address | undefined> {
  const [part] = signatureParts(signature)
  const signer = part && (await signerOf(pool, part, safeTxHash))
  if (!signer) return undefined
  const isSigner = (owner: Address) => isAddressEqual(owner, signer)
  const known = (await states.read(safe)).owners.find(isSigner)
  // Somebody may have become one just now.
  return known ?? (await readNow(safe)).owners.find(isSigner)
}
