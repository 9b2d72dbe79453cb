import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import type { Intent } from '@love/protocol/intents/intent'
import type { Figure } from '@love/protocol/prices/figure'
import { type SpendLimitParameters, spendLimitIntent } from '@love/safe/limits/spendLimitIntent'
import { Button } from '@love/ui98/Button'
import { useLentFocus } from '@love/ui98/focus'
import { GroupBox } from '@love/ui98/GroupBox'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Address, erc20Abi, isAddressEqual, zeroAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { dollarsBeside } from '../../../chain/prices/dollarsBeside.ts'
import { Review } from '../../../review/Review.tsx'
import { AmountField } from '../../../trading/AmountField.tsx'
import { safeKey } from '../gateway/safeKey.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { AddressField } from '../propose/AddressField.tsx'
import { typedAmount } from '../propose/typedAmount.ts'
import { useKnownPeople } from '../propose/useKnownPeople.ts'
import { parseSafeAddress } from '../safePlace.ts'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { type LimitRow, limitsQuery } from './limitsQuery.ts'
import { worthOf } from './useLimits.ts'

type SpendFormProps = Pick<SafePageProps, 'safe' | 'info'> & {
  row: LimitRow
  price: Figure | undefined
  onClose: () => void
}

type Problems = { readonly to?: string; readonly amount?: string; readonly all?: string }
type Reviewed = Pick<SpendLimitParameters, 'to' | 'amount'> & {
  readonly intent: Intent
  readonly left: bigint
}

/** A delegate sends from the Safe, within the limit, alone. */
export function SpendForm({ safe, info, row, price, onClose }: SpendFormProps) {
  const ref = useLentFocus()
  const { client, deployment } = useChain()
  const queryClient = useQueryClient()
  const known = useKnownPeople(info)
  const [to, setTo] = useState('')
  const [amount, setAmount] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [reviewed, setReviewed] = useState<Reviewed>()
  const { limit, token, module, state } = row
  const typed = typedAmount(amount, token)
  /** As it is at this moment: others may spend and change it too. */
  async function readNow() {
    const isEther = isAddressEqual(limit.token, zeroAddress)
    const query = { ...limitsQuery({ client, deployment }, safe), retry: false, staleTime: 0 }
    const [{ rows }, balance] = await Promise.all([
      queryClient.fetchQuery(query),
      isEther
        ? getBalance(client, { address: safe })
        : readContract(client, {
            abi: erc20Abi,
            address: limit.token,
            functionName: 'balanceOf',
            args: [safe],
          }),
    ])
    const now = rows.find((each) => isSame(each, row))
    if (!now) throw new Error('This limit was revoked.')
    return { now, balance }
  }

  async function max() {
    try {
      const { now, balance } = await readNow()
      const most = now.state.left < balance ? now.state.left : balance
      setAmount(exactAmount({ raw: most, token }))
      setProblems({})
    } catch (error) {
      setProblems({ all: errorText(error) })
    }
  }

  async function review() {
    const parsed = parseSafeAddress(to)
    if ('error' in parsed) return setProblems({ to: parsed.error })
    if (typeof typed === 'string') return setProblems({ amount: typed })
    setProblems({})
    try {
      const { now, balance } = await readNow()
      const { known: read } = now.module
      const intent = spendLimitIntent({
        deployment,
        safe,
        module: module.address,
        limit: now.limit,
        token,
        to: parsed.address,
        amount: typed,
        balance,
        now: read?.readAt ?? 0,
      })
      setReviewed({ intent, to: parsed.address, amount: typed, left: now.state.left })
    } catch (error) {
      setProblems({ all: errorText(error) })
    }
  }

  return (
    <form ref={ref} onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
      <GroupBox legend={`Spend ${token.symbol}`}>
        <div className="stack">
          <AmountField
            label="Amount"
            token={token}
            value={amount}
            onChange={(next) => {
              setAmount(next)
              setProblems({})
            }}
            onMax={() => void max()}
            usd={worthOf(typed, token, price)}
            usdNote={`· ${formatAmount({ raw: state.left, token })} of this limit is left.`}
            error={problems.amount}
          />
          <AddressField
            safe={safe}
            known={known}
            label="To"
            value={to}
            onChange={(next) => {
              setTo(next)
              setProblems({})
            }}
            error={problems.to}
          />
          {problems.all && (
            <p role="alert" className="error-text">
              {problems.all}
            </p>
          )}
          <div className="button-row">
            <Button primary type="submit" onClick={() => void review()}>
              Review…
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </div>
      </GroupBox>
      {reviewed && (
        <Review
          intent={reviewed.intent}
          facts={factsOf({ ...reviewed, safe, row, price })}
          onClose={() => setReviewed(undefined)}
          onDone={() => {
            setAmount('')
            void queryClient.invalidateQueries({ queryKey: safeKey(safe) })
          }}
        />
      )}
    </form>
  )
}

function isSame(one: LimitRow, other: LimitRow): boolean {
  return (
    one.module.address === other.module.address &&
    isAddressEqual(one.limit.delegate, other.limit.delegate) &&
    isAddressEqual(one.limit.token, other.limit.token)
  )
}

type FactsParameters = Reviewed & { safe: Address; row: LimitRow; price: Figure | undefined }

function factsOf({ safe, row: { token }, to, amount, left, price }: FactsParameters) {
  const sent = { raw: amount, token }
  return [
    { label: 'You send', value: `${formatAmount(sent)}${dollarsBeside(sent, price)}` },
    { label: 'From the Safe', value: <SafeAddress address={safe} of="the Safe" full /> },
    { label: 'To', value: <SafeAddress address={to} of="the recipient" full /> },
    { label: 'Left of your limit then', value: formatAmount({ raw: left - amount, token }) },
  ]
}
