import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../test/testTransaction.ts'
import type { Toast } from '../toasts/toasts.ts'
import { announceTransactions } from './announceTransactions.ts'
import { reviewedCall, sentCall } from './sentCall.ts'
import type { Transactions, TxState } from './transaction.ts'

function listen(linkTo: (hash: string) => string | undefined = () => undefined) {
  const toasts: Toast[] = []
  let tell: (before: Transactions, after: Transactions) => void = () => {}
  announceTransactions({
    store: {
      subscribe: (listener) => {
        tell = listener
        return () => {}
      },
    },
    show: (toast) => void toasts.push(toast),
    confirmations: () => 3,
    linkTo,
  })
  return {
    toasts,
    tell: (before: Transactions, after: Transactions) => tell(before, after),
    change: (from: TxState | undefined, to: TxState) => tell(listOf(from), listOf(to)),
  }
}

const listOf = (state: TxState | undefined) => (state ? [testTransaction({ state })] : [])
const sent: TxState = { status: 'pending', detail: 'sent' }
const included = (depth: number, block = 5): TxState => ({
  status: 'pending',
  detail: 'included',
  mined: minedIn(block),
  depth,
  moved: false,
})
const confirmed: TxState = { status: 'confirmed', detail: 'success', mined: minedIn(5), at: 1 }

test('default: a new transaction and each step of it are said once, in one place', () => {
  const { toasts, change } = listen()
  change(undefined, sent)
  change(sent, included(1))
  change(included(1), confirmed)
  expect(toasts.map(({ title }) => title)).toEqual([
    'Pending: Swap 1 ETH for LOVE',
    'Included: Swap 1 ETH for LOVE',
    'Confirmed: Swap 1 ETH for LOVE',
  ])
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(1)
})

test('error: what the wallet sent instead is an alarm, however the chain took it', () => {
  const { toasts, tell } = listen()
  const reviewed = [reviewedCall({ to: owner.address, value: 1n, input: '0x' })]
  const arrived = {
    ...sentCall({ to: owner.address, value: 2n, input: '0x' }),
    ...({ hash: hashOf(1), from: owner.address, verdict: 'other' } as const),
  }
  tell([testTransaction({ reviewed })], [testTransaction({ reviewed, arrived })])
  tell([testTransaction({ reviewed })], [testTransaction({ reviewed, arrived, state: confirmed })])
  for (const { title, kind, text } of toasts) {
    expect(title).toBe('Not what you reviewed: Swap 1 ETH for LOVE')
    expect(kind).toBe('error')
    expect(text).toMatch('a different transaction from the one you reviewed')
  }
  expect(toasts.map(({ text }) => text)).toEqual([
    expect.stringMatching('try to cancel it in your wallet now'),
    expect.stringMatching('Check your balances and approvals'),
  ])
})

test('behavior: further blocks and a slow node are not worth a word', () => {
  const { toasts, change } = listen()
  change(included(1), included(2))
  change(sent, { status: 'pending', detail: 'missing', since: 1 })
  expect(toasts).toEqual([])
})

test('behavior: another block, a failure and a reorganisation are', () => {
  const { toasts, change } = listen()
  change(included(2), included(1, 6))
  change(confirmed, { status: 'pending', detail: 'reorged' })
  change(included(1), {
    status: 'failed',
    detail: 'reverted',
    mined: minedIn(5, { result: 'reverted', reason: 'No' }),
    at: 1,
  })
  expect(toasts.map(({ kind }) => kind)).toEqual(['info', 'warning', 'error'])
})

test('behavior: the link leads to what is in the chain', () => {
  const { toasts, change } = listen((hash) => `https://explorer.test/tx/${hash}`)
  change(sent, { ...confirmed, mined: minedIn(5, { hash: hashOf(9) }) })
  expect(toasts[0]?.link?.href).toBe(`https://explorer.test/tx/${hashOf(9)}`)
})

test('behavior: without an explorer there is no link', () => {
  const { toasts, change } = listen()
  change(sent, confirmed)
  expect(toasts[0]?.link).toBeUndefined()
})
