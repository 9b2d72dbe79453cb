import { shortAddress } from '@love/protocol/format/shortAddress'
import { RadioGroup } from '@love/ui98/RadioGroup'
import type { Address } from 'viem'

export type ChooseAccountProps = {
  accounts: readonly Address[]
  chosen: Address | undefined
  onChoose: (account: Address) => void
}

export function ChooseAccount({ accounts, chosen, onChoose }: ChooseAccountProps) {
  return (
    <>
      <p>This page asks for one of your accounts. Their keys are public and their money is play money.</p>
      <RadioGroup
        legend="Account"
        value={chosen ?? ''}
        options={accounts.map((address, index) => ({
          value: address,
          label: `Account ${index + 1}: ${shortAddress(address)}`,
        }))}
        onChange={(value) => {
          const account = accounts.find((address) => address === value)
          if (account) onChoose(account)
        }}
      />
    </>
  )
}
