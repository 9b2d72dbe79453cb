import { safeRules } from '@love/protocol/safe/safeRules'
import type { SafeTx } from '@love/protocol/safe/safeTx'
import { safeTxHashes } from '@love/protocol/safe/safeTxHash'
import { encodePart } from '@love/protocol/safe/signatures/encodeSignatures'
import type { TransactionDetails } from '@love/safe-api/replies/transactionDetails'
import type { proposal as proposalBody } from '@love/safe-api/requests/proposal'
import type { Address } from 'viem'
import type * as z from 'zod/mini'
import type { ReadState } from './createFreshReads.ts'
import type { ProposalDeps } from './proposalDeps.ts'
import { proposalRow } from './proposalRow.ts'
import { provenBy } from './provenBy.ts'
import { readDetails } from './readDetails.ts'
import { refuseProposal } from './refuseProposal.ts'
import { storeProposal } from './storeProposal.ts'

export type ProposeParameters = { safe: Address; body: z.output<typeof proposalBody> }

/** Stores a proposal or one more confirmation of it, once an owner's signature says so. */
export async function proposeTransaction(
  deps: ProposalDeps & { readNow: ReadState },
  { safe, body }: ProposeParameters,
): Promise<TransactionDetails> {
  const { config, db, verifier, now } = deps
  const state = await deps.readNow(safe)
  const tx = txOf(body)
  const { version, owners } = state
  const { hash, preimage } = safeTxHashes({ safe, chainId: config.chainId, version, tx })
  const { sender, safeTxHash: claimed } = body
  refuseProposal({ state, tx, hash, claimed, sender, delegateTargets: config.safeDelegatecallTargets })
  const proven = await provenBy(verifier, {
    ...{ safe, hash, owners, expectedOwner: sender },
    preimage: safeRules(version).asksByHash ? undefined : preimage,
    // Without a signature the sender must have approved the hash on the chain.
    signature: body.signature ?? encodePart({ kind: 'approved', owner: sender }),
  })
  await deps.followEarned(safe)
  const row = proposalRow({ safe, hash, tx, sender, origin: body.origin, submittedAt: now() })
  const proposal = await storeProposal(db, { proposal: row, proven, state })
  return readDetails(deps, { proposal, proven, state })
}

function txOf(body: ProposeParameters['body']): SafeTx {
  const { to, value, data, operation, gasToken, refundReceiver } = body
  return {
    ...{ to, data, operation, gasToken, refundReceiver },
    value: BigInt(value),
    safeTxGas: BigInt(body.safeTxGas),
    baseGas: BigInt(body.baseGas),
    gasPrice: BigInt(body.gasPrice),
    nonce: BigInt(body.nonce),
  }
}
