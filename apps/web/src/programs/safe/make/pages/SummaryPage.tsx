import { shortAddress } from '@love/protocol/format/shortAddress'
import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { Message } from '../../../../review/parts/Message.tsx'
import { type Connection, useConnection } from '../../../../wallet/connection.ts'
import { useOwnerTree } from '../../nested/useOwnerTree.ts'
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
  const connection = useConnection()
  const address = newSafeAddress(safe)
  const { data: nodes } = useOwnerTree(address, safe.owners)
  const isKeyless = nodes?.every(({ kind }) => kind === 'safe')
  return (
    <div className="stack">
      <PlanFacts address={address} safe={safe} name={name.trim() || undefined} />
      {isKeyless && (
        <Message icon="warning">
          <p>
            Every owner is a Safe, so no one can propose transactions here. Go back and add an owner that is a
            regular account; otherwise this Safe can only be used through calls from its owner Safes.
          </p>
        </Message>
      )}
      <RadioGroup
        legend="Network fee"
        options={[
          {
            value: 'now',
            label: deployNowWords(connection),
            disabled: !connection.isConnected,
          },
          { value: 'later', label: 'Deploy later: the address can already receive funds' },
        ]}
        value={pays}
        onChange={(next) => onPays(next === 'now' ? 'now' : 'later')}
      />
    </div>
  )
}

function deployNowWords({ isConnected, isSafe, address }: Connection): string {
  if (!isConnected) return 'Deploy now (connect a wallet first)'
  return isSafe && address
    ? `Deploy now: propose it in Safe ${shortAddress(address)} for its owners to sign`
    : 'Deploy now and pay the fee'
}
