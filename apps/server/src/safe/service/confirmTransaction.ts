import { getAddress, type Hash, type Hex } from 'viem'
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
  if (!row) throw new GatewayError(404, 'No proposal with this hash is known here.')
  const [part] = signatureParts(signature)
  const signer = part && (await signerOf(deps.pool, part, safeTxHash))
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
      // Where the bytes are of nobody, the words about them are those for whoever proposed it.
      sender: signer ?? getAddress(row.proposer),
      signature,
      origin: row.origin ?? undefined,
    },
  })
}
