import { exactAmount } from '@love/protocol/amounts/amount'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { sendEther, sendToken } from '@love/safe/build/sends'
import { Select } from '@love/ui98/Select'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Address, erc20Abi, isAddressEqual, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { Notice } from '../../../trading/Notice.tsx'
import type { DraftPart } from '../../../wallet/safe/batch/draft.ts'
import { balancesQuery } from '../gateway/balancesQuery.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { parseSafeAddress } from '../safePlace.ts'
import { AddressField } from './AddressField.tsx'
import { DraftButtons } from './DraftButtons.tsx'
import type { ProposeFormProps } from './proposeFormProps.ts'
import { sendChoices } from './sendChoices.ts'
import { typedAmount } from './typedAmount.ts'
import { useKnownPeople } from './useKnownPeople.ts'

type Problems = { readonly amount?: string; readonly to?: string }

/** Ether, or a token that the Safe holds. */
export function SendForm({ safe, info, search, acting, more }: ProposeFormProps) {
  const reading = useGatewayReading(balancesQuery(safe, { withUnlisted: true }))
  const choices = sendChoices(reading.data)
  const known = useKnownPeople(info)
  const [chosen, setChosen] = useState(search.get('token') ?? zeroAddress)
  const [amount, setAmount] = useState('')
  const [to, setTo] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const choice = choices.find(({ address }) => address === chosen) ?? choices[0]
  const decimals = useTokenDecimals(choice && !choice.isListed ? choice.address : undefined)
  const token: Token = {
    ...(choice?.token ?? eth),
    ...(decimals.value !== undefined && { decimals: decimals.value }),
  }
  const isEther = !choice || isAddressEqual(choice.address, zeroAddress)
  const typed = typedAmount(amount, token)
  const isShort = typeof typed === 'bigint' && choice?.raw !== undefined && typed > choice.raw

  function build(): DraftPart | undefined {
    const parsed = parseSafeAddress(to)
    if ('error' in parsed) return refuse({ to: parsed.error })
    if (!decimals.isKnown) return refuse({ amount: 'Token details are still loading.' })
    const raw = typedAmount(amount, token)
    if (typeof raw === 'string') return refuse({ amount: raw })
    if (raw === 0n) return refuse({ amount: 'Enter an amount above 0.' })
    setProblems({})
    try {
      if (isEther || !choice) return { kind: 'call', call: sendEther({ to: parsed.address, amount: raw }) }
      const sent = { address: choice.address, symbol: token.symbol, decimals: token.decimals }
      return { kind: 'call', call: sendToken({ token: sent, to: parsed.address, amount: raw }) }
    } catch (error) {
      return refuse({ to: errorText(error) })
    }
  }

  function refuse(next: Problems): undefined {
    setProblems(next)
  }

  // What was wrong before is not wrong any longer.
  function type(next: string) {
    setAmount(next)
    setProblems(({ to }) => ({ ...(to && { to }) }))
  }

  function typeTo(next: string) {
    setTo(next)
    setProblems(({ amount }) => ({ ...(amount && { amount }) }))
  }

  function empty() {
    setAmount('')
    setTo('')
    setProblems({})
  }

  return (
    <form className="stack" onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
      <GatewayNotice reading={reading} />
      <Select
        label="Asset"
        options={choices.map(({ address, label }) => ({ value: address, label }))}
        value={choice?.address ?? zeroAddress}
        onChange={(next) => {
          setChosen(next)
          setProblems({})
        }}
      />
      <AmountField
        label="Amount"
        token={token}
        value={amount}
        onChange={type}
        balance={decimals.isKnown ? choice?.raw : undefined}
        onMax={choice?.raw ? () => type(exactAmount({ raw: choice.raw ?? 0n, token })) : undefined}
        error={problems.amount}
      />
      <AddressField safe={safe} known={known} label="To" value={to} onChange={typeTo} error={problems.to} />
      {isShort && (
        <Notice words="More than the Safe’s balance: this transaction fails unless funds arrive first." />
      )}
      <DraftButtons safe={safe} acting={acting} build={build} more={more} onTaken={empty} />
    </form>
  )
}

/** From the token itself: a gateway that says another number would make another amount of what is typed. */
export function useTokenDecimals(token: Address | undefined): {
  readonly value: number | undefined
  readonly isKnown: boolean
} {
  const { client, deployment } = useChain()
  const { data } = useQuery({
    queryKey: ['decimals', deployment.chainId, token],
    queryFn: () =>
      token ? readContract(client, { abi: erc20Abi, address: token, functionName: 'decimals' }) : undefined,
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
  return { value: data, isKnown: token === undefined || data !== undefined }
}
