import { MessageStatus } from '@love/safe/api/enumerations'
import type { SafeMessageReply } from '@love/safe/api/replies/messages'
import { encodeSignatures } from '@love/safe/signatures/encodeSignatures'
import { getAddress, type Hex } from 'viem'
import type { SafeMessages } from '../../store/migrations/safeProposals.ts'
import type { AppsConfig } from '../chain/knownApps.ts'
import { type Confirmation, countedOf } from '../proposals/confirmationsOf.ts'
import { originInfo } from '../proposals/originInfo.ts'
import type { SafeState } from '../state/createSafeStates.ts'
import type { MessageSigners } from './readMessageSigners.ts'
import { messageOf } from './storeMessage.ts'

export type MessageReplyParameters = {
  message: SafeMessages
  signers: MessageSigners
  config: AppsConfig
  state: Pick<SafeState, 'owners' | 'threshold'>
}

export function messageReply({ message, signers, config, state }: MessageReplyParameters): SafeMessageReply {
  const confirmations = countedOf(signers.confirmations, state.owners)
  const prepared = preparedSignature(confirmations, signers.isOnChain, state.threshold)
  const { safeAppInfo } = originInfo(message.origin, config)
  const times = confirmations.map(({ submittedAt }) => submittedAt)
  return {
    messageHash: message.message_hash,
    status: prepared === undefined ? MessageStatus.NEEDS_CONFIRMATION : MessageStatus.CONFIRMED,
    logoUri: safeAppInfo?.logoUri || null,
    name: safeAppInfo?.name ?? null,
    message: messageOf(message) as SafeMessageReply['message'],
    creationTimestamp: message.submitted_at,
    modifiedTimestamp: Math.max(message.submitted_at, ...times),
    confirmationsSubmitted: confirmations.length,
    confirmationsRequired: state.threshold,
    proposedBy: { value: getAddress(message.proposed_by) },
    confirmations: confirmations.map(({ owner, signature }) => ({ owner: { value: owner }, signature })),
    ...(prepared !== undefined && { preparedSignature: prepared }),
    ...(message.origin !== null && { origin: message.origin }),
  }
}

/** What the Safe takes for its own signature; no bytes at all where it has signed on the chain. */
function preparedSignature(
  confirmations: readonly Confirmation[],
  isOnChain: boolean,
  threshold: number,
): Hex | undefined {
  if (confirmations.length < threshold) return isOnChain ? '0x' : undefined
  // What wallets signed never grows old; what a contract says to it may change.
  const isWallet = ({ kind }: Confirmation) => kind === 'eoa' || kind === 'eth_sign'
  const surest = confirmations.toSorted((a, b) => Number(isWallet(b)) - Number(isWallet(a)))
  return encodeSignatures(surest.slice(0, threshold))
}
