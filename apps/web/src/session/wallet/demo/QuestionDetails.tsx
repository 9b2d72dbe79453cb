import { exactAmount } from '@love/protocol/amounts/formatAmount'
import { eth } from '@love/protocol/tokens/eth'
import { network } from '../../../chain/network.ts'
import { SignedText } from '../SignedText.tsx'
import type { Question, TransactionQuestion } from './createApprovals.ts'
import { describeCall } from './describeCall.ts'

/** Exactly what is signed, and nothing that only looks like it. */
export function QuestionDetails({ question }: { question: Exclude<Question, { kind: 'connect' }> }) {
  switch (question.kind) {
    case 'transaction':
      return <TransactionDetails question={question} />
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
  const { contract, call } = describeCall(network.deployment, to, data)
  const target = to ? `${to}${contract ? ` (${contract})` : ''}` : 'a new contract'
  return (
    <>
      <Facts
        facts={{
          From: from,
          To: target,
          Value: `${exactAmount({ raw: value, token: eth })} ETH`,
          Call: data === '0x' ? 'none' : (call ?? 'not decoded'),
          Network: `${network.chain.name} (${network.chain.id})`,
        }}
      />
      {data !== '0x' && <SignedText label="Raw data" text={data} />}
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
