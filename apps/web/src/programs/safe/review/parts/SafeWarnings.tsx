import type { NonceAdvice } from '@love/safe/build/nonceAdvice'
import { safeRules } from '@love/safe/safeRules'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { Message } from '../../../../review/parts/Message.tsx'
import type { SafeReviewRequest } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { adminWords } from '../../calls/adminWords.ts'
import { SafeAddress } from '../../known/SafeAddress.tsx'
import { UnverifiedSafe } from '../../known/UnverifiedSafe.tsx'
import type { Dangers } from '../dangersOf.ts'

type SafeWarningsProps = {
  request: SafeReviewRequest
  facts: SafeFacts
  dangers: Dangers | undefined
  advice: NonceAdvice | undefined
}

/** What is easily overlooked, in words. */
export function SafeWarnings({ request, facts, dangers, advice }: SafeWarningsProps) {
  const isForEveryChain = !safeRules(facts.version).hasChainId
  return (
    <>
      {!facts.code.isVerified && <UnverifiedSafe why={facts.code.why} />}
      {isForEveryChain && request.kind !== 'execute' && request.kind !== 'delete' && (
        <Message icon="warning">
          <p>
            Signatures for Safe {facts.version} are not bound to one network: yours is valid on every network
            where this Safe exists.
          </p>
        </Message>
      )}
      {advice && advice.kind !== 'next' && (
        <Message icon="warning" role="status">
          <p>{advice.words}</p>
        </Message>
      )}
      {dangers?.adminNames.map((name) => (
        <Message key={name} icon="warning">
          <p className="error-text">
            This changes the Safe itself: it {adminWords(name)} ({name}).
          </p>
        </Message>
      ))}
      {dangers?.givesLimit && (
        <Message icon="warning">
          <p className="error-text">
            This gives a spending limit: its account can spend from this Safe without any owner’s signature.
          </p>
        </Message>
      )}
      {isForEveryChain && dangers?.adminNames.includes('changeMasterCopy') && (
        <Message icon="warning">
          <p>
            After updating to 1.3.0 or later, no other transaction in the queue can be executed. Execute or
            reject them first.
          </p>
        </Message>
      )}
      {dangers?.isHiding && (
        <Message icon="error">
          <p className="error-text">
            It contains a batch that cannot be fully decoded and may hide anything, such as a new owner or a
            module. It cannot be signed or executed here. {isNew(request) ? 'Cancel' : 'Reject'} it, or ask
            for the batch in standard ABI encoding.
          </p>
        </Message>
      )}
      {dangers?.isDelegatecall && (
        <Message icon="error">
          <p className="error-text">
            This is a delegatecall: external code runs as the Safe itself and could take everything in it.
          </p>
        </Message>
      )}
      {facts.guard && request.kind === 'execute' && (
        <Message icon="info">
          <p>
            This Safe’s guard <SafeAddress address={facts.guard} of="the guard" full /> may block this
            transaction.
          </p>
        </Message>
      )}
      {request.kind === 'reject' && (
        <Message icon="info">
          <p>
            This empty transaction uses up the nonce. Once executed, no other transaction with nonce{' '}
            {String(request.nonce)} can run.
          </p>
        </Message>
      )}
      {request.kind === 'delete' && (
        <Message icon="info">
          <p>
            Removes the transaction from the queue. Anyone who copied the signatures can still execute it.
            Reject on-chain to be sure.
          </p>
        </Message>
      )}
    </>
  )
}

/** Nobody else has it yet, so that there is nothing to reject. */
function isNew({ kind }: SafeReviewRequest): boolean {
  return kind === 'propose' || kind === 'proposeTx'
}
