import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import type { Intent } from '@love/protocol/intents/intent'
import type { Token } from '@love/protocol/tokens/token'
import { eth, tokens } from '@love/protocol/tokens/tokens'
import { execTransactionCall, safeTxOf } from '@love/safe/build/safeTxOf'
import { sendEther, sendToken } from '@love/safe/build/sends'
import { deployCall, type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { Select } from '@love/ui98/Select'
import { type FormEvent, useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useAddressBook } from '../../../book/addressBook/addressBookStore.ts'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { useHoldings } from '../../../chain/holdings/useHoldings.ts'
import { network } from '../../../chain/network.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { useConnection } from '../../../wallet/connection.ts'
import { AddressField } from '../propose/AddressField.tsx'
import { typedAmount } from '../propose/typedAmount.ts'
import { parseSafeAddress } from '../safePlace.ts'

type Problems = { readonly amount?: string; readonly to?: string }

type FirstTransactionProps = { safe: NewSafe; onReview: (intent: Intent) => void }

/** Deploys the Safe and sends from it at once: for an owner whose signature alone is enough. */
export function FirstTransaction({ safe, onReview }: FirstTransactionProps) {
  const { address: account } = useConnection()
  if (safe.threshold > 1)
    return (
      <GroupBox legend="First transaction">
        <p>
          {safe.threshold} owners must sign each transaction. Deploy the Safe first; signatures are collected
          in its queue.
        </p>
      </GroupBox>
    )
  if (!account || !isListedAddress(safe.owners, account))
    return (
      <GroupBox legend="First transaction">
        <p>Connect an owner’s wallet to deploy this Safe together with its first transaction.</p>
      </GroupBox>
    )
  return <FirstSend safe={safe} account={account} onReview={onReview} />
}

function FirstSend({ safe, account, onReview }: FirstTransactionProps & { account: Address }) {
  const { deployment } = useChain()
  const { isSafe } = useConnection()
  const book = useAddressBook()
  const address = newSafeAddress(safe)
  const listed = tokens.filter((token) => token === eth || deployment.tokens[token.symbol] !== undefined)
  const { data } = useHoldings({ account: address, tokens: listed })
  const held = listed.filter((token) => token === eth || (data?.balances[token.symbol] ?? 0n) > 0n)
  const [symbol, setSymbol] = useState<string>(eth.symbol)
  const [amount, setAmount] = useState('')
  const [to, setTo] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const token = held.find((one) => one.symbol === symbol) ?? eth
  const balance = data?.balances[token.symbol]

  function review(event: FormEvent) {
    event.preventDefault()
    const made = firstIntent({
      safe,
      account,
      token,
      tokenAddress: deployment.tokens[token.symbol],
      amount,
      to,
      balance,
    })
    if ('problems' in made) setProblems(made.problems)
    else {
      setProblems({})
      onReview(made.intent)
    }
  }

  return (
    <GroupBox legend="First transaction">
      <form className="stack" onSubmit={review} noValidate>
        <p>
          {isSafe ? 'The Safe you act as' : 'Your signature'} alone is enough, so this Safe can be deployed
          together with its first transaction.
        </p>
        <Select
          label="Asset"
          options={held.map((one) => ({ value: one.symbol, label: one.symbol }))}
          value={token.symbol}
          onChange={(next) => {
            setSymbol(next)
            setProblems({})
          }}
        />
        <AmountField
          label="Amount"
          token={token}
          value={amount}
          onChange={(next) => {
            setAmount(next)
            setProblems(({ to }) => ({ ...(to && { to }) }))
          }}
          balance={balance}
          onMax={balance ? () => setAmount(exactAmount({ raw: balance, token })) : undefined}
          error={problems.amount}
        />
        <AddressField
          known={book}
          label="To"
          value={to}
          onChange={(next) => {
            setTo(next)
            setProblems(({ amount }) => ({ ...(amount && { amount }) }))
          }}
          error={problems.to}
        />
        <div className="button-row">
          <Button type="submit" icon="paper">
            Deploy and send…
          </Button>
        </div>
      </form>
    </GroupBox>
  )
}

type FirstIntentParameters = {
  readonly safe: NewSafe
  readonly account: Address
  readonly token: Token
  readonly tokenAddress: Address | undefined
  readonly amount: string
  readonly to: string
  readonly balance: bigint | undefined
}

function firstIntent(
  parameters: FirstIntentParameters,
): { readonly intent: Intent } | { readonly problems: Problems } {
  const { safe, account, token, tokenAddress, amount, to, balance } = parameters
  const parsed = parseSafeAddress(to)
  if ('error' in parsed) return { problems: { to: parsed.error } }
  const raw = typedAmount(amount, token)
  if (typeof raw === 'string') return { problems: { amount: raw } }
  if (raw === 0n) return { problems: { amount: 'Enter an amount above 0.' } }
  if (balance !== undefined && raw > balance)
    return { problems: { amount: `The Safe holds ${formatAmount({ raw: balance, token })}. Fund it first.` } }
  try {
    const receiver = { to: parsed.address, amount: raw }
    const send = tokenAddress
      ? sendToken({ token: { address: tokenAddress, ...token }, ...receiver })
      : sendEther(receiver)
    return { intent: sendingIntent(safe, account, send) }
  } catch (error) {
    return { problems: { to: errorText(error) } }
  }
}

/** The owner sends it, which counts as the signature of that owner. */
function sendingIntent(safe: NewSafe, account: Address, send: ReturnType<typeof sendEther>): Intent {
  const tx = safeTxOf({ calls: [send], nonce: 0n, multiSendCallOnly: zeroAddress })
  const signature = encodePart({ kind: 'approved', owner: account })
  const executed = execTransactionCall({
    safe: newSafeAddress(safe),
    tx,
    signatures: [{ owner: account, signature }],
  })
  return {
    title: send.words,
    chainId: network.chain.id,
    account,
    calls: [deployCall(safe), { ...executed, words: `From the new Safe: ${send.words}` }],
    expects: [],
  }
}
