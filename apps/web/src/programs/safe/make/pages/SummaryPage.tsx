import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { useConnection } from '../../../../wallet/connection.ts'
import { PlanFacts } from '../PlanFacts.tsx'

/** Whether the network fee is paid at once, or with the first transaction. */
export type PayWhen = 'now' | 'later'

type SummaryPageProps = {
  name: string
  safe: NewSafe
  pays: PayWhen
  onPays: (pays: PayWhen) => void
}

export function SummaryPage({ name, safe, pays, onPays }: SummaryPageProps) {
  const { isConnected } = useConnection()
  return (
    <div className="stack">
      <PlanFacts address={newSafeAddress(safe)} safe={safe} name={name.trim() || undefined} />
      <RadioGroup
        legend="Network fee"
        options={[
          {
            value: 'now',
            label: isConnected ? 'Deploy now and pay the fee' : 'Deploy now (connect a wallet first)',
            disabled: !isConnected,
          },
          { value: 'later', label: 'Deploy later: the address can already receive funds' },
        ]}
        value={pays}
        onChange={(next) => onPays(next === 'now' ? 'now' : 'later')}
      />
    </div>
  )
}
