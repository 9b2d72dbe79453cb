import { formatAmount } from '@love/protocol/amounts/amount'
import { eth } from '@love/protocol/tokens/tokens'
import { multisigIn } from '@love/safe/write/multisigIn'
import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { TransactionHash } from '../../../../activity/TransactionHash.tsx'
import { TransactionState } from '../../../../activity/TransactionState.tsx'
import { minedOf } from '../../../../activity/transaction.ts'
import { transactionWords } from '../../../../activity/transactionWords.ts'
import { useConfirmations } from '../../../../activity/useConfirmations.ts'
import { useTransactions } from '../../../../activity/useTransactions.ts'
import { network } from '../../../../chain/network.ts'
import { dollarsBeside } from '../../../../chain/prices/dollarsBeside.ts'
import { Message } from '../../../../review/parts/Message.tsx'
import { useReviewPrices } from '../../../../review/useReviewPrices.ts'
import { useConnection } from '../../../../wallet/connection.ts'
import type { SafeReviewRequest, SafeReviewResult } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { shareLink } from '../../safePlace.ts'
import { reviewSigner } from '../findSafeObstacle.ts'

type DonePageProps = {
  request: SafeReviewRequest
  result: SafeReviewResult
  threshold: number | undefined
  onExecute: (request: SafeReviewRequest) => void
}

/** What has come of it, and what can be done next. */
export function DonePage({ request, result, threshold, onExecute }: DonePageProps) {
  switch (result.status) {
    case 'signed': {
      const signed = multisigIn(result.details)?.confirmations.length ?? 0
      const isEnough = threshold !== undefined && signed >= threshold
      const title = 'title' in request ? request.title : 'On-chain rejection'
      const { safe } = request
      return (
        <Message icon="check" role="status">
          <p>
            {request.kind === 'confirm' ? 'Confirmed' : 'Proposed'}: {signed} of {threshold ?? '…'} signed.
          </p>
          {isEnough ? (
            <>
              <p>Fully signed. It can be executed once its nonce is next.</p>
              <Button onClick={() => onExecute({ kind: 'execute', safe, title, details: result.details })}>
                Execute…
              </Button>
            </>
          ) : (
            <>
              <p>It can be executed once enough owners have signed.</p>
              <p>
                Share this link with the other owners:{' '}
                <CopyButton text={shareLink(safe, result.details.txId)} label="Copy link" hasVisibleLabel />
              </p>
            </>
          )}
        </Message>
      )
    }
    case 'signature':
      return (
        <Message icon="check" role="status">
          <p>Signed, but stored only on this floppy: save it and pass it to the next owner.</p>
        </Message>
      )
    case 'executed':
      return <Executed hash={result.hash} />
    case 'deleted':
      return (
        <Message icon="check" role="status">
          <p>Transaction deleted. This browser keeps a copy in the Safe’s Recycle Bin.</p>
        </Message>
      )
    case 'message':
      return (
        <Message icon="check" role="status">
          <p>
            {result.signed} of {result.required} signed.
          </p>
          {result.signature === '0x' ? (
            <p>The Safe’s signature is complete once enough owners have signed.</p>
          ) : (
            <p>
              The Safe has signed. <CopyButton text={result.signature} label="Copy the Safe’s signature" />
            </p>
          )}
        </Message>
      )
    case 'closed':
      return null
    default:
      return result satisfies never
  }
}

function Executed({ hash }: { hash: `0x${string}` }) {
  const signer = reviewSigner(useConnection())
  const confirmations = useConfirmations()
  const transaction = useTransactions(signer, network.chain.id).find((known) => known.hash === hash)
  const words = transaction && transactionWords(transaction, confirmations)
  const mined = transaction && minedOf(transaction)
  const isBad = words?.tone === 'error'
  const price = useReviewPrices({ expects: [] }, { isOn: mined?.fee !== undefined })
  const paid = mined?.fee === undefined ? undefined : { raw: mined.fee, token: eth }
  return (
    <Message icon={isBad ? 'error' : 'check'} role={isBad ? 'alert' : 'status'}>
      {isBad ? (
        <p className="error-text">{words.text}</p>
      ) : (
        <p>
          {mined?.result === 'success'
            ? `Executed in block ${mined.blockNumber}.`
            : 'Sent. Waiting for confirmation…'}
        </p>
      )}
      {transaction && words && (
        <p>
          <TransactionState words={words} /> <TransactionHash transaction={transaction} />
        </p>
      )}
      {paid && (
        <p>
          Network fee paid: {formatAmount(paid)}
          {dollarsBeside(paid, price(eth))}
        </p>
      )}
    </Message>
  )
}
