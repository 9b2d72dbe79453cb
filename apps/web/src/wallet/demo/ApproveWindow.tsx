import { exactAmount } from '@love/protocol/amounts/amount'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { eth } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { Dialog } from '@love/ui98/Dialog'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { type RefObject, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { network } from '../../chain/network.ts'
import { useStore } from '../../storage/useStore.ts'
import { SignedText } from '../SignedText.tsx'
import { useCoverReviews } from '../useCoverReviews.ts'
import { approvals } from './approvals.ts'
import type { Approval, ApprovalQuestion, BatchQuestion, TransactionQuestion } from './createApprovals.ts'
import { demoBatching } from './demoBatching.ts'
import { describeDemoCall } from './describeDemoCall.ts'

const titles = {
  connect: 'connect',
  message: 'sign a message',
  typedData: 'sign typed data',
  asset: 'add a token',
  transaction: 'send a transaction',
  batch: 'send a batch',
} as const satisfies Record<Approval['question']['kind'], string>

export type ApproveWindowProps = {
  approval: Approval
  /** Windows that wait for the answer: they cannot be reached until then. */
  behind: RefObject<HTMLElement | null>
}

/** What a wallet shows before it signs. Escape and the × reject. */
export function ApproveWindow({ approval: { id, question }, behind }: ApproveWindowProps) {
  const [account, setAccount] = useState(question.kind === 'connect' ? question.accounts[0] : undefined)
  useCoverReviews()
  // After the dialog below has taken the focus, and undone before it gives the focus back.
  useEffect(() => {
    const element = behind.current
    element?.toggleAttribute('inert', true)
    return () => void element?.toggleAttribute('inert', false)
  }, [behind])
  return (
    <Dialog
      title={`Demo wallet: ${titles[question.kind]}`}
      icon="key"
      className="wallet-window"
      onClose={() => approvals.reject(id)}
      buttons={
        <>
          <Button primary onClick={() => approvals.approve(id, account)}>
            Approve
          </Button>
          <Button onClick={() => approvals.reject(id)}>Reject</Button>
        </>
      }
    >
      {/* What is signed is nobody else's business: the session recorder leaves it out. */}
      <div className="stack" data-hj-suppress>
        {question.kind === 'connect' ? (
          <ChooseAccount accounts={question.accounts} chosen={account} onChoose={setAccount} />
        ) : (
          <QuestionDetails question={question} />
        )}
      </div>
    </Dialog>
  )
}

type ChooseAccountProps = {
  accounts: readonly Address[]
  chosen: Address | undefined
  onChoose: (account: Address) => void
}

function ChooseAccount({ accounts, chosen, onChoose }: ChooseAccountProps) {
  const canBatch = useStore(demoBatching)
  return (
    <>
      <p>Choose an account to connect. Demo accounts have public keys and hold test funds only.</p>
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
      <Checkbox
        label="Batch several calls into one transaction"
        hint="EIP-5792 and EIP-7702. Without it, the wallet asks for each call."
        checked={canBatch}
        onChange={(isOn) => demoBatching.update(() => isOn)}
      />
    </>
  )
}

/** Exactly what is signed, and nothing that only looks like it. */
function QuestionDetails({ question }: { question: Exclude<ApprovalQuestion, { kind: 'connect' }> }) {
  switch (question.kind) {
    case 'transaction':
      return <TransactionDetails question={question} />
    case 'batch':
      return <BatchDetails question={question} />
    case 'message':
    case 'typedData':
      return (
        <>
          <Facts facts={{ Account: question.from }} />
          <SignedText label={question.kind === 'message' ? 'Message' : 'Typed data'} text={question.text} />
        </>
      )
    case 'asset':
      return (
        <Facts
          facts={{ Token: question.symbol, Contract: question.address, Decimals: String(question.decimals) }}
        />
      )
    default:
      return question satisfies never
  }
}

function TransactionDetails({ question: { from, to, value, data } }: { question: TransactionQuestion }) {
  const { contract, call } = describeDemoCall(network.deployment, to, data)
  const target = to ? `${to}${contract ? ` (${contract})` : ''}` : 'a new contract'
  return (
    <>
      <Facts
        facts={{
          From: from,
          To: target,
          Value: `${exactAmount({ raw: value, token: eth })} ETH`,
          Call: data === '0x' ? 'none' : (call ?? 'could not be decoded'),
          Network: `${network.chain.name} (${network.chain.id})`,
        }}
      />
      {data !== '0x' && <SignedText label="Raw data" text={data} />}
    </>
  )
}

function BatchDetails({ question: { from, calls, upgrades } }: { question: BatchQuestion }) {
  return (
    <>
      <p>
        {calls.length === 1 ? 'One call' : `${calls.length} calls`} in one transaction: all or nothing.
        {upgrades && ' This also upgrades your account to a smart account, once (EIP-7702).'}
      </p>
      <ol className="stack">
        {calls.map(({ to, value, data }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same call may stand there twice; their order is what they are
          <li key={index}>
            <TransactionDetails question={{ kind: 'transaction', from, to, value, data }} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
