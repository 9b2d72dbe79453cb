import { formatAmount } from '@love/protocol/amounts/amount'
import type { Intent } from '@love/protocol/intents/intent'
import { eth } from '@love/protocol/tokens/tokens'
import { sendEther } from '@love/safe/build/sends'
import { Button } from '@love/ui98/Button'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { useHoldings } from '../../../chain/holdings/useHoldings.ts'
import { network } from '../../../chain/network.ts'
import { Review } from '../../../review/Review.tsx'
import { AmountField } from '../../../trading/AmountField.tsx'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { typedAmount } from '../propose/typedAmount.ts'

type FundFormProps = { safe: Address; account: Address }

/** From the connected account, so that nobody has to copy the address. */
export function FundForm({ safe, account }: FundFormProps) {
  const { data } = useHoldings({ account, tokens: [eth] })
  const balance = data?.balances[eth.symbol]
  const [amount, setAmount] = useState('')
  const [problem, setProblem] = useState<string>()
  const [intent, setIntent] = useState<Intent>()

  function review(event: FormEvent) {
    event.preventDefault()
    const raw = typedAmount(amount, eth)
    if (typeof raw === 'string') return setProblem(raw)
    if (raw === 0n) return setProblem('Enter an amount above 0.')
    if (balance !== undefined && raw >= balance)
      return setProblem(`This account holds ${formatAmount({ raw: balance, token: eth })}.`)
    const call = sendEther({ to: safe, amount: raw })
    setIntent({
      title: `Add ${formatAmount({ raw, token: eth })} to the Safe`,
      chainId: network.chain.id,
      account,
      calls: [call],
      expects: [{ token: eth, address: 'ETH', least: -raw }],
    })
  }

  return (
    <form className="stack" onSubmit={review} noValidate>
      <AmountField
        label="From this account"
        token={eth}
        value={amount}
        onChange={(next) => {
          setAmount(next)
          setProblem(undefined)
        }}
        balance={balance}
        error={problem}
      />
      <div className="button-row">
        <Button type="submit" icon="paper">
          Add funds…
        </Button>
      </div>
      {intent && (
        <Review
          intent={intent}
          facts={[{ label: 'To', value: <SafeAddress address={safe} of="this Safe" full /> }]}
          onClose={() => {
            setIntent(undefined)
            setAmount('')
          }}
        />
      )}
    </form>
  )
}
