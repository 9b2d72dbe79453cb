import type { Intent } from '@love/protocol/intents/intent'
import { callTree } from '@love/safe/decode/callTree'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useChain } from '../../../../chain/chainContext.ts'
import { network } from '../../../../chain/network.ts'
import { Review } from '../../../../review/Review.tsx'
import { useConnection } from '../../../../wallet/connection.ts'
import { gatewayErrorText } from '../../../../wallet/safe/gateway/gatewayErrorText.ts'
import { callWords } from '../../calls/callWords.ts'
import { detailsQuery } from '../../gateway/detailsQuery.ts'
import { safeKey } from '../../gateway/safeKey.ts'
import { contractBook } from '../../known/contractBook.ts'
import { SafeAddress } from '../../known/SafeAddress.tsx'
import { useWho } from '../../known/useWho.ts'
import { ActButton } from '../../workspace/ActButton.tsx'
import { identityOf, type SafePageProps } from '../../workspace/pageProps.ts'
import type { Acting } from '../../workspace/useActing.ts'
import type { QueueEntry } from '../queueLines.ts'
import { type BulkItem, mostAtOnce, planBulk } from './planBulk.ts'

type BulkExecuteProps = Pick<SafePageProps, 'safe' | 'info'> & {
  acting: Acting
  /** In the order of their nonces. */
  entries: readonly QueueEntry[]
}

type Reviewed = { readonly intent: Intent; readonly stop: string | undefined }

/** All that is ready, if that is more than one, in order: it stops at the first that fails. */
export function BulkExecute({ safe, info, acting, entries }: BulkExecuteProps) {
  const { client, deployment } = useChain()
  const queryClient = useQueryClient()
  const { nameOf } = useWho()
  const { address, isSafe } = useConnection()
  const [reviewed, setReviewed] = useState<Reviewed>()
  const [problem, setProblem] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const reasonId = useId()
  const reason = isSafe
    ? 'You are acting as a Safe. Switch back to “Me” in the Account window to execute several at once.'
    : acting.sendObstacle?.words

  /** What is shown of it is read from its own bytes. */
  async function read({ summary: { id } }: QueueEntry): Promise<BulkItem> {
    const details = await queryClient.fetchQuery({ ...detailsQuery(safe, id), staleTime: 0, retry: false })
    const verified = verifySafeTx(details, identityOf({ safe, info }))
    const title = verified.matches
      ? callWords(callTree(verified.tx, { book: contractBook() }), { safe, nameOf, isExact: true })
      : 'hash mismatch'
    return { details, title }
  }

  async function make() {
    if (!address) return
    setMaking(true)
    setProblem(undefined)
    try {
      const items = await Promise.all(entries.slice(0, mostAtOnce + 1).map(read))
      const facts = await readSafeFacts(client, { deployment, safe })
      const { calls, stop } = await planBulk({ client, facts, executor: address, items })
      const title = `Execute ${calls.length} Safe ${calls.length === 1 ? 'transaction' : 'transactions'}`
      const intent = { title, chainId: network.chain.id, account: address, calls, expects: [] }
      if (calls.length === 0) setProblem(stop)
      else setReviewed({ intent, stop })
    } catch (error) {
      setProblem(gatewayErrorText(error))
    }
    setMaking(false)
  }

  // With what it executes the queue gets shorter: the review stays until it is closed.
  return (
    <>
      {entries.length > 1 && (
        <div className="button-row">
          <ActButton
            icon="printer"
            busy={isMaking ? 'Loading…' : undefined}
            reasonId={reason === undefined ? undefined : reasonId}
            onAct={() => void make()}
          >
            {`Execute all ${entries.length}…`}
          </ActButton>
          {reason !== undefined && <span id={reasonId}>{reason}</span>}
          {problem !== undefined && (
            <span role="alert" className="error-text">
              {problem}
            </span>
          )}
        </div>
      )}
      {reviewed && (
        <Review
          intent={reviewed.intent}
          facts={[{ label: 'Safe', value: <SafeAddress address={safe} of="the Safe" full /> }]}
          warnings={reviewed.stop === undefined ? [] : [reviewed.stop]}
          onClose={() => setReviewed(undefined)}
          onDone={() => void queryClient.invalidateQueries({ queryKey: safeKey(safe) })}
        />
      )}
    </>
  )
}
