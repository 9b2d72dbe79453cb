import { groupDigits } from '@love/protocol/format/formatNumber'
import { Button } from '@love/ui98/Button'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { saveFile } from '../../../browser/saveFile.ts'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { MarketError } from '../../../chain/market/MarketError.ts'
import { marketFailure } from '../../../chain/market/marketFailure.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { historyFile } from './historyFile.ts'
import type { HistoryFilter } from './historyFilter.ts'
import { wordsFor } from './historyLines.ts'
import { readWholeHistory } from './readWholeHistory.ts'

type SaveHistoryProps = { account: Address; filter: HistoryFilter; isEmpty: boolean }

type Saving =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly count: number }
  | { readonly phase: 'failed'; readonly reason: string }

/** Everything that the filters let through as a file, with fees; half of it is never taken for all. */
export function SaveHistory({ account, filter, isEmpty }: SaveHistoryProps) {
  const { client } = useChain()
  const given = useNames()
  const [saving, setSaving] = useState<Saving>({ phase: 'idle' })
  const loading = useRef<AbortController>(undefined)
  useEffect(() => () => loading.current?.abort(), [])

  async function save() {
    const controller = new AbortController()
    loading.current = controller
    setSaving({ phase: 'loading', count: 0 })
    try {
      const { lines, proven } = await readWholeHistory({
        ...{ client, account, filter, signal: controller.signal },
        nameOf: wordsFor({ given }),
        onRead: (count) => setSaving({ phase: 'loading', count }),
      })
      saveFile(historyFile({ account: account.toLowerCase(), lines, proven, nowMs: Date.now() }))
      setSaving({ phase: 'idle' })
    } catch (error) {
      if (controller.signal.aborted) return
      const reason = error instanceof MarketError ? marketFailure(error) : errorText(error)
      setSaving({ phase: 'failed', reason: reason ?? 'unknown error' })
    }
  }

  function cancel() {
    loading.current?.abort()
    setSaving({ phase: 'idle' })
  }

  if (saving.phase === 'loading')
    return (
      <>
        <Button onClick={cancel}>Cancel</Button>
        <span role="status">
          {groupDigits(saving.count)} {saving.count === 1 ? 'transaction' : 'transactions'} read…
        </span>
      </>
    )
  return (
    <>
      <Button icon="floppy" aria-disabled={isEmpty} onClick={() => !isEmpty && void save()}>
        {saving.phase === 'failed' ? 'Try to save again' : 'Save as CSV'}
      </Button>
      {saving.phase === 'failed' && (
        <span role="alert" className="error-text">
          Not saved: {saving.reason}
        </span>
      )}
    </>
  )
}
