import { expect, test } from 'vitest'
import { type ApprovalQuestion, createApprovals } from './createApprovals.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const message: ApprovalQuestion = { kind: 'message', from: account, text: 'love' }

test('default: questions wait in their order and get their own answers', async () => {
  const approvals = createApprovals()
  const one = approvals.ask({ kind: 'connect', accounts: [account] })
  const two = approvals.ask(message)
  expect(approvals.get().map(({ question }) => question.kind)).toEqual(['connect', 'message'])
  const [first, second] = approvals.get()
  if (!first || !second) throw new Error('no questions')
  approvals.reject(second.id)
  await expect(two).rejects.toMatchObject({ code: 4001 })
  approvals.approve(first.id, account)
  expect(await one).toBe(account)
  expect(approvals.get()).toEqual([])
})

test('behavior: only the first answer counts', async () => {
  const approvals = createApprovals()
  const answer = approvals.ask(message)
  const id = approvals.get()[0]?.id ?? 0
  approvals.approve(id)
  approvals.reject(id)
  expect(await answer).toBeUndefined()
})

test('behavior: who hangs up rejects all', async () => {
  const approvals = createApprovals()
  const answers = [approvals.ask(message), approvals.ask(message)]
  approvals.rejectAll()
  for (const answer of answers) await expect(answer).rejects.toMatchObject({ code: 4001 })
  expect(approvals.get()).toEqual([])
})
