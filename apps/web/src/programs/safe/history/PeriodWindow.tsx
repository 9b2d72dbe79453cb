import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { Dialog } from '@love/ui98/Dialog'
import { Field } from '@love/ui98/Field'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Select } from '@love/ui98/Select'
import { useState } from 'react'
import { Message } from '../../../review/parts/Message.tsx'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { UnexplainedEther } from './HistoryGaps.tsx'
import { type Period, periodOf, periodProblem, presets } from './period.ts'
import { countWords, useSavePeriod } from './useSavePeriod.ts'

type PeriodWindowProps = Pick<SafePageProps, 'safe' | 'info'> & { onClose: () => void }

/** All that happened between two days as a file: everything is loaded first, and half of it is never taken for all. */
export function PeriodWindow({ safe, info, onClose }: PeriodWindowProps) {
  const [preset, setPreset] = useState<(typeof presets)[number]['id']>('this-month')
  const [custom, setCustom] = useState<Period>({ from: '', to: '' })
  const [withSpam, setWithSpam] = useState(false)
  const [nowMs] = useState(Date.now)
  const period = periodOf(preset, nowMs, custom)
  const problem = periodProblem(period)
  const { state, save, saveIncomplete, stop } = useSavePeriod(safe, { period, withSpam })
  const isLoading = state.phase === 'loading'
  const isWrong = problem.from !== undefined || problem.to !== undefined

  function type(part: Partial<Period>) {
    setCustom({ ...period, ...part })
    setPreset('custom')
  }

  function close() {
    stop()
    onClose()
  }

  return (
    <Dialog
      title="Save history as CSV"
      icon="floppy"
      onClose={close}
      buttons={
        <>
          <Button
            primary
            icon="floppy"
            busy={isLoading ? 'Loading…' : undefined}
            aria-disabled={isWrong}
            onClick={() => !isWrong && void save()}
          >
            {state.phase === 'failed' ? 'Try again' : 'Save as CSV'}
          </Button>
          <Button onClick={isLoading ? stop : close}>{isLoading ? 'Cancel' : 'Close'}</Button>
        </>
      }
    >
      <div className="stack">
        <Select
          label="Period"
          options={presets.map(({ id, label }) => ({ value: id, label }))}
          value={preset}
          onChange={(next) => {
            setCustom(period)
            setPreset(presets.find(({ id }) => id === next)?.id ?? 'all')
          }}
        />
        <div className="safe-filters">
          <Field
            label="From"
            type="date"
            value={period.from}
            onChange={(from) => type({ from })}
            error={problem.from}
          />
          <Field
            label="To"
            type="date"
            value={period.to}
            onChange={(to) => type({ to })}
            error={problem.to}
          />
        </div>
        <Checkbox
          label="Include spam"
          hint="Zero-value transfers, unlisted tokens and imitations of known addresses."
          checked={withSpam}
          onChange={setWithSpam}
        />
        {isLoading && <ProgressBar label={`Loading the whole history… ${countWords(state.count)} so far`} />}
        {state.phase === 'saved' && (
          <Message icon="check" role="status">
            <p>{state.words}</p>
            <UnexplainedEther info={info} />
          </Message>
        )}
        {state.phase === 'empty' && (
          <Message icon="info" role="status">
            <p>{state.words}</p>
          </Message>
        )}
        {state.phase === 'failed' && (
          <Message icon="error" role="alert">
            <p className="error-text">
              The history could not be loaded completely: {state.reason} {state.words}
            </p>
            <p>Nothing was saved.</p>
            {state.count > 0 && (
              <Button icon="floppy" onClick={saveIncomplete}>
                Save what was loaded
              </Button>
            )}
          </Message>
        )}
      </div>
    </Dialog>
  )
}
