import { decimalPoint } from '@love/protocol/format/decimalPoint'
import { Field } from '@love/ui98/Field'
import { useState } from 'react'
import { type AccountAlerts, decimalText } from '../../../alerts/alertSettings.ts'
import { chooseForAccount } from './switchAlerts.ts'

type RewardFieldsProps = { owner: string; chosen: AccountAlerts }

/** What rewards must be worth. What cannot be read changes nothing. */
export function RewardFields({ owner, chosen: { rewardDollars, rewardFees } }: RewardFieldsProps) {
  return (
    <div className="alerts-rule">
      <DecimalField
        label="Worth at least ($)"
        value={rewardDollars}
        onChange={(text) => chooseForAccount(owner, { rewardDollars: text })}
      />
      <DecimalField
        label="And at least this many network fees"
        value={rewardFees}
        onChange={(text) => chooseForAccount(owner, { rewardFees: text })}
      />
    </div>
  )
}

type DecimalFieldProps = { label: string; value: string; onChange: (value: string) => void }

function DecimalField({ label, value, onChange }: DecimalFieldProps) {
  const [typed, setTyped] = useState(value)
  const read = (text: string) => decimalText(decimalPoint(text).replace(/\.$/, ''))
  return (
    <Field
      label={label}
      numeric
      value={typed}
      onChange={(text) => {
        setTyped(text)
        const known = read(text)
        if (known !== undefined) onChange(known)
      }}
      error={read(typed) === undefined ? 'Enter a number such as 10.' : undefined}
    />
  )
}
