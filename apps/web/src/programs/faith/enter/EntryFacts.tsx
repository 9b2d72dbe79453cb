import type { EntryPreview } from '@love/protocol/vault/previewEntry'
import { FactList } from '@love/ui98/FactList'
import { feeText } from '../../../session/trading/fees/feeWords.ts'
import type { FaithReading } from '../useFaith.ts'
import { costText, dilutionWords, faithText, feeWords, loveText } from './entryWords.ts'

type EntryFactsProps = {
  reading: FaithReading
  amount: bigint | undefined
  preview: EntryPreview | undefined
  fee: bigint
}

/** What follows from the amount. All rows are always there, so that nothing jumps while a person types. */
export function EntryFacts({ reading: { vault }, amount, preview, fee }: EntryFactsProps) {
  const known = preview && amount !== undefined ? { preview, amount } : undefined
  return (
    <>
      <FactList
        facts={[
          { label: 'You get about', value: known ? faithText(known.preview.shares) : '–' },
          { label: 'Worth right after', value: known ? loveText(known.preview.worth) : '–' },
          { label: 'You lose at once', value: known ? costText(known.preview.cost, known.amount) : '–' },
          {
            label: 'All others lose',
            value: known ? loveText(known.preview.othersLose > 0n ? known.preview.othersLose : 0n) : '–',
          },
          { label: 'Network fee', value: feeText(fee) },
        ]}
      />
      <p className="faith-words">
        {vault && (known ? dilutionWords(vault, known.amount, known.preview) : feeWords(vault))}
      </p>
    </>
  )
}
