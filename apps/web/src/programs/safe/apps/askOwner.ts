import { FrameError, rejectedCode } from '@love/safe/frame/messages/errors'
import type { ReadParams } from '@love/safe/frame/params/paramSchemas'
import type { GivenReply } from '@love/safe/frame/replies/replySchemas'
import type { SafeMessage } from '@love/safe/messageHash'
import type { Address } from 'viem'
import type { SafeReviewRequest, SafeReviewResult } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { appLabel, type OpenableApp } from './openableApp.ts'
import { proposalOrigin } from './proposalOrigin.ts'

export type AskOwnerDeps = {
  readonly safe: Address
  readonly app: OpenableApp
  /** Whose key is at hand. */
  readonly owner: () => Address | undefined
  readonly review: (request: SafeReviewRequest) => Promise<SafeReviewResult>
}

/** One proposal with all calls, as the person saw and signed it. */
export async function askForTransactions(
  deps: AskOwnerDeps,
  { txs, params }: ReadParams<'sendTransactions'>,
): Promise<GivenReply<'sendTransactions'>> {
  const { safe, app } = deps
  const calls = txs.map(({ to, value, data }) => ({ to, data, value: BigInt(value) }))
  const result = await ask(deps, {
    kind: 'propose',
    safe,
    calls,
    origin: proposalOrigin(app),
    title: `${appLabel(app)} requests ${calls.length === 1 ? 'a transaction' : `a batch of ${calls.length} calls`}`,
    ...(params?.safeTxGas !== undefined && { safeTxGas: BigInt(params.safeTxGas) }),
  })
  if (result.status !== 'signed' && result.status !== 'executed') throw rejection()
  return { safeTxHash: result.safeTxHash }
}

/** The signature of the Safe where one owner was enough, else what it can be asked for by later. */
export async function askForMessage(
  deps: AskOwnerDeps,
  message: SafeMessage,
): Promise<GivenReply<'signMessage'>> {
  const { safe, app } = deps
  const title = `${appLabel(app)} requests a signature`
  const result = await ask(deps, { kind: 'message', safe, message, title, origin: proposalOrigin(app) })
  if (result.status !== 'message') throw rejection()
  const { messageHash, signature } = result
  return { messageHash, ...(signature !== '0x' && { signature }) }
}

async function ask({ owner, review }: AskOwnerDeps, request: SafeReviewRequest): Promise<SafeReviewResult> {
  const hasKey = owner() !== undefined
  const result = await review(request)
  if (result.status === 'closed' && !hasKey)
    throw rejection('Rejected: no wallet is connected. Connect an owner’s wallet and try again')
  return result
}

/** Apps know by the word that a person said no. */
function rejection(words = 'The request was rejected'): FrameError {
  return new FrameError(words, { code: rejectedCode })
}
