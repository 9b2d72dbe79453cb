import type { SafeInfo } from '@love/safe/api/replies/safes'
import type { QueueReply, SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { Checkbox } from '@love/ui98/Checkbox'
import { type Column, Table } from '@love/ui98/Table'
import type { Address } from 'viem'
import { ChangeList } from './ChangeList.tsx'
import { Outcome } from './Outcome.tsx'
import type { SimulationChoice, SimulationRow } from './planSimulation.ts'
import { StepDocument } from './StepDocument.tsx'

type SimulationTableProps = {
  safe: Address
  info: Pick<SafeInfo, 'owners' | 'threshold'>
  rows: readonly SimulationRow[]
  /** Undefined while it runs. */
  reply: QueueReply | undefined
  choice: SimulationChoice
  setChoice: (choice: SimulationChoice) => void
  /** Words for a queue without rows. */
  empty: string
}

type ResultRow = SimulationRow & {
  readonly step?: SimulatedStep | undefined
  /** How many owners there were and had to sign before it. */
  readonly before?: Board | undefined
}

type Board = { readonly owners: number; readonly threshold: number }

/** The queue with what comes of every document in it. */
export function SimulationTable({ rows, reply, info, empty, ...row }: SimulationTableProps) {
  const steps = reply?.status === 'done' ? reply.steps : undefined
  const board = { owners: info.owners.length, threshold: info.threshold }
  const { safe, choice, setChoice } = row
  const columns: readonly Column<ResultRow>[] = [
    {
      id: 'document',
      header: 'Transaction',
      cell: (found) => <StepDocument row={found} safe={safe} choice={choice} setChoice={setChoice} />,
    },
    { id: 'nonce', header: 'Nonce', align: 'end', cell: nonceWords },
    {
      id: 'outcome',
      header: 'Result',
      cell: ({ step, before, kind }) => (
        <Outcome
          step={step}
          before={before}
          otherwise={kind !== 'step' ? 'n/a' : reply ? 'Not simulated.' : 'Simulating…'}
        />
      ),
    },
    { id: 'changes', header: 'Balance changes', cell: ({ step }) => <ChangeList step={step} /> },
    {
      id: 'drop',
      header: 'What if',
      cell: (found) =>
        found.kind === 'step' ? (
          <DropBox nonce={found.nonce} choice={choice} setChoice={setChoice} />
        ) : (
          <span className="muted-text">n/a</span>
        ),
    },
  ]
  return (
    <Table
      caption="Simulation of the queue"
      captionHidden
      columns={columns}
      rows={withResults(rows, steps, board)}
      rowKey={({ kind, nonce }) => `${kind} ${nonce}`}
      empty={empty}
    />
  )
}

function nonceWords(row: SimulationRow): string {
  return row.kind === 'gap' && row.last > row.nonce ? `${row.nonce} to ${row.last}` : String(row.nonce)
}

/** Answers come in the order of those rows that are steps. */
function withResults(
  rows: readonly SimulationRow[],
  steps: readonly SimulatedStep[] | undefined,
  first: Board,
): readonly ResultRow[] {
  const left = [...(steps ?? [])]
  let before = first
  return rows.map((row) => {
    if (row.kind !== 'step') return row
    const step = left.shift()
    const result: ResultRow = { ...row, step, before }
    if (step && 'owners' in step) before = { owners: step.owners.length, threshold: step.threshold }
    return result
  })
}

type DropBoxProps = {
  nonce: bigint
  choice: SimulationChoice
  setChoice: (choice: SimulationChoice) => void
}

/** What if this one is rejected: its nonce is used up, and nothing else comes of it. */
function DropBox({ nonce, choice, setChoice }: DropBoxProps) {
  const { dropped } = choice

  function drop(isDropped: boolean) {
    const others = [...dropped].filter((other) => other !== nonce)
    setChoice({ ...choice, dropped: new Set(isDropped ? [...others, nonce] : others) })
  }

  return (
    <Checkbox
      label={
        <>
          <span className="safe-drop">rejected</span>
          <span className="visually-hidden"> (nonce {String(nonce)})</span>
        </>
      }
      checked={dropped.has(nonce)}
      onChange={drop}
    />
  )
}
