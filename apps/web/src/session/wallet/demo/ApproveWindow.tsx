import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { type RefObject, useEffect, useState } from 'react'
import { useCoverReviews } from '../useCoverReviews.ts'
import { approvals } from './approvals.ts'
import { ChooseAccount } from './ChooseAccount.tsx'
import type { Approval } from './createApprovals.ts'
import { QuestionDetails } from './QuestionDetails.tsx'

const titles = {
  connect: 'connect',
  message: 'sign a message',
  typedData: 'sign typed data',
  asset: 'list a token',
  transaction: 'send a transaction',
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
