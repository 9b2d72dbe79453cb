import { resetLimit, revokeLimit } from '@love/safe/limits/limitCalls'
import { moduleForNew } from '@love/safe/limits/limitModules'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { useState } from 'react'
import { errorText } from '../../../chain/errorText.ts'
import type { DraftPart } from '../../../wallet/safe/batch/draft.ts'
import { useWho } from '../known/useWho.ts'
import type { SafePageProps } from '../workspace/pageProps.ts'
import type { Acting } from '../workspace/useActing.ts'
import { LimitForm } from './LimitForm.tsx'
import { LimitsTable } from './LimitsTable.tsx'
import type { LimitRow, SafeLimits } from './limitsQuery.ts'
import { ModuleWords } from './ModuleWords.tsx'
import { useLimitProposing } from './useLimitProposing.ts'
import { useLimits } from './useLimits.ts'

type LimitsBoxProps = Pick<SafePageProps, 'safe' | 'info'> & { acting: Acting }

/** Who may spend how much of this Safe without the owners. */
export function LimitsBox(props: LimitsBoxProps) {
  const { data, failure, readAgain } = useLimits(props.safe)
  return (
    <GroupBox legend="Spending limits">
      <div className="stack">
        <p>
          A spending limit lets one account send a token from this Safe, up to an amount, without signatures.
        </p>
        {failure && (
          <p className="error-text" role="alert">
            {data ? 'These limits may be out of date.' : 'Spending limits could not be loaded.'} {failure}{' '}
            <Button compact onClick={() => void readAgain()}>
              Retry
            </Button>
          </p>
        )}
        {data ? <Known {...props} limits={data} /> : !failure && <p role="status">Loading…</p>}
      </div>
    </GroupBox>
  )
}

type Editing = { readonly kind: 'new' } | { readonly kind: 'change'; readonly row: LimitRow }

function Known({ safe, info, acting, limits }: LimitsBoxProps & { limits: SafeLimits }) {
  const { who } = useWho()
  const { isBatching, propose } = useLimitProposing(safe)
  const [editing, setEditing] = useState<Editing>()
  const [said, setSaid] = useState<{ readonly words: string; readonly isError: boolean }>()
  const module = moduleForNew(limits.modules)

  async function act(title: string, parts: readonly DraftPart[]) {
    try {
      const isTaken = await propose(title, parts)
      setSaid(isTaken && isBatching ? { words: 'Added to the batch.', isError: false } : undefined)
    } catch (error) {
      setSaid({ words: errorText(error), isError: true })
    }
  }

  const one = ({ module: { address }, limit: { delegate, token: at }, token }: LimitRow) => ({
    module: address,
    delegate,
    token: { ...token, address: at },
  })
  const limitName = ({ limit, token }: LimitRow) => `${who(limit.delegate)}’s ${token.symbol} limit`
  return (
    <>
      <ModuleWords modules={limits.modules} />
      {module && (
        <>
          <LimitsTable
            safe={safe}
            rows={limits.rows}
            reasonId={acting.obstacle && acting.noticeId}
            nameOf={limitName}
            onReset={(row) =>
              void act(`Reset ${limitName(row)}`, [{ kind: 'call', call: resetLimit(one(row)) }])
            }
            onChange={(row) => setEditing({ kind: 'change', row })}
            onRevoke={(row) => {
              const calls = revokeLimit(one(row), { limits: row.module.known?.limits ?? [] })
              void act(
                `Revoke ${limitName(row)}`,
                calls.map((call) => ({ kind: 'call', call })),
              )
            }}
          />
          <div className="button-row safe-setting-buttons">
            <Button compact onClick={() => setEditing({ kind: 'new' })}>
              New limit…
            </Button>
          </div>
        </>
      )}
      {said && (
        <p role={said.isError ? 'alert' : 'status'} className={said.isError ? 'error-text' : undefined}>
          {said.words}
        </p>
      )}
      {editing && module && (
        <LimitForm
          key={editing.kind === 'new' ? 'new' : `${editing.row.limit.delegate} ${editing.row.limit.token}`}
          {...{ safe, info, acting, limits }}
          module={editing.kind === 'new' ? module : editing.row.module}
          row={editing.kind === 'new' ? undefined : editing.row}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
