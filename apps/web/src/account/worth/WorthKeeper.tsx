import { formatAmount } from '@love/protocol/amounts/amount'
import { Button } from '@love/ui98/Button'
import { type ReactNode, useEffect } from 'react'
import type { Address } from 'viem'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { useWorth } from '../../chain/holdings/useWorth.ts'
import type { Worth } from '../../chain/holdings/worthOf.ts'
import { shortUsd } from '../../chain/prices/createMoney.ts'
import { openWallet } from '../../wallet/walletCommands.ts'
import { dollarsOf } from './dollarsOf.ts'
import { worthStore } from './worthStore.ts'

/** Keeps what the taskbar says of the connected account; draws nothing itself. */
export function WorthKeeper({ address }: { address: Address }): ReactNode {
  return (
    <ChainProvider>
      <Keeper address={address} />
    </ChainProvider>
  )
}

function Keeper({ address }: { address: Address }) {
  const { data, failure } = useWorth(address)
  useEffect(() => {
    const { text, spoken } = wordsOf(data, failure)
    worthStore.set(
      <Button className="worth-button" title={spoken} aria-label={spoken} onClick={openAccount}>
        {text}
      </Button>,
    )
  }, [data, failure])
  // What one account holds is nothing that the next one has.
  useEffect(() => () => worthStore.set(null), [])
  return null
}

const openAccount = () => openWallet('account')

type WorthWords = { readonly text: string; readonly spoken: string }

/** In a few characters, and all of it in words. */
export function wordsOf(worth: Worth | undefined, failure: string | undefined): WorthWords {
  if (!worth)
    return failure
      ? { text: 'n/a', spoken: `Your balances are not available. ${failure}` }
      : { text: '…', spoken: 'Loading your balances…' }
  const { holdings, total } = worth
  const parts = holdings.map(({ amount, value }) => `${formatAmount(amount)} ${dollarsOf(value)}`)
  const missing = total.missing > 0 ? ', without what has no price' : ''
  const age = failure ? ` Out of date. ${failure}` : ''
  const text = shortUsd(total.value)
  return { text, spoken: `In your wallet: ${text}${missing}. ${parts.join(', ')}.${age}` }
}
