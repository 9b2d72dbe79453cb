import { callTree } from '@love/safe/decode/callTree'
import { Icon } from '@love/ui98/Icon'
import { Select } from '@love/ui98/Select'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { callWords } from '../calls/callWords.ts'
import { contractBook } from '../known/contractBook.ts'
import { useWho } from '../known/useWho.ts'
import type { SimulationChoice, SimulationRow, Tried } from './planSimulation.ts'

type StepDocumentProps = {
  row: SimulationRow
  safe: Address
  choice: SimulationChoice
  setChoice: (choice: SimulationChoice) => void
}

/** What stands at a nonce, from its own bytes; of several, the one that is tried can be chosen. */
export function StepDocument({ row, safe, choice, setChoice }: StepDocumentProps) {
  const { nameOf } = useWho()
  const wordsOf = ({ tx }: Tried) => callWords(callTree(tx, { book: contractBook() }), { safe, nameOf })
  switch (row.kind) {
    case 'gap':
      return <Document icon="warning">No transaction with this nonce: later ones have to wait.</Document>
    case 'refused':
      return (
        <Document icon="error">
          <span className="error-text">Does not match its hash, so it is skipped.</span>
        </Document>
      )
    case 'step': {
      const { tried, rivals, isDropped, nonce } = row
      const words = wordsOf(tried)
      return (
        <Document icon={isDropped ? 'recycle-bin' : 'page'}>
          {rivals.length > 1 && !isDropped ? (
            <Select
              label={`Simulate one of ${rivals.length} conflicting transactions (nonce ${nonce})`}
              options={rivals.map((rival) => ({ value: rival.id, label: rivalWords(rival, wordsOf(rival)) }))}
              value={tried.id}
              onChange={(id) => setChoice({ ...choice, tried: new Map(choice.tried).set(nonce, id) })}
            />
          ) : isDropped ? (
            <del>{words}</del>
          ) : (
            words
          )}
          <span className="muted-text safe-line">
            {isDropped ? 'Simulated as rejected on-chain.' : `${tried.signed} of ${tried.required} signed`}
          </span>
        </Document>
      )
    }
    default:
      return row satisfies never
  }
}

function rivalWords({ signed, required }: Tried, words: string): string {
  return `${words} (${signed} of ${required})`
}

function Document({
  icon,
  children,
}: {
  icon: 'page' | 'warning' | 'error' | 'recycle-bin'
  children: ReactNode
}) {
  return (
    <span className="safe-outcome">
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  )
}
