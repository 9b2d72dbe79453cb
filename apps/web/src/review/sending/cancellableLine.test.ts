import { expect, test, vi } from 'vitest'
import { hashOf, owner } from '../../../test/testTransaction.ts'
import type { WalletLine } from '../../wallet/line/walletLine.ts'
import { cancellableLine } from './cancellableLine.ts'

const call = { words: 'Swap', to: owner.address, data: '0x', value: 0n } as const
const message = { types: {}, primaryType: 'Permit', message: {} } as never

/** A wallet that tells its account when it is woken, and then answers when it is told to. */
function open() {
  const asked: string[] = []
  const [awake, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const onLate = vi.fn()
  const opened = cancellableLine(
    (demandWaiting): WalletLine => {
      const ask = (name: string) => async () => {
        await awake.promise
        demandWaiting()
        asked.push(name)
        await answered.promise
        return hashOf(7)
      }
      return {
        batching: async () => 'unsupported',
        sendTransaction: ask('transaction'),
        sendCalls: ask('batch'),
        sign: ask('signature'),
        callsStatus: () => Promise.reject(new Error('No batch is expected here.')),
        answersWithProposal: () => false,
      }
    },
    { onLate },
  )
  async function wake() {
    awake.resolve()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
  }
  return { ...opened, asked, onLate, wake, wakeOnly: awake.resolve, answer: answered.resolve }
}

test('default: who waits gets the answer, and nothing is said', async () => {
  const { line, onLate, wake, answer } = open()
  const sending = line.sendTransaction(call)
  await wake()
  answer()
  expect(await sending).toBe(hashOf(7))
  expect(onLate).not.toHaveBeenCalled()
})

test.each(['sendTransaction', 'sendCalls'] as const)(
  'behavior: what %s sends after all is told and followed',
  async (way) => {
    const { line, onLate, wake, answer, cancel, cancelled } = open()
    const sending = way === 'sendCalls' ? line.sendCalls([call]) : line.sendTransaction(call)
    await wake()
    expect(cancel()).toBe(true)
    await cancelled
    expect(onLate).not.toHaveBeenCalled()
    answer()
    expect(await sending).toBe(hashOf(7))
    expect(onLate).toHaveBeenCalledOnce()
  },
)

test('behavior: what was not asked yet, or is answered already, cannot be cancelled', async () => {
  const { line, wake, answer, cancel, isCancelled } = open()
  expect(cancel()).toBe(false)
  const sending = line.sendTransaction(call)
  await wake()
  answer()
  await sending
  expect(cancel()).toBe(false)
  expect(isCancelled()).toBe(false)
})

test('error: a wallet that was silent before it was asked is not asked when it wakes up', async () => {
  const { line, onLate, asked, cancel, wakeOnly } = open()
  const sending = line.sendTransaction(call)
  expect(cancel()).toBe(true)
  wakeOnly()
  await expect(sending).rejects.toThrow('You cancelled the request.')
  expect(asked).toEqual([])
  expect(onLate).not.toHaveBeenCalled()
})

test('error: a late signature is not used, and nothing more is asked', async () => {
  const { line, onLate, wake, answer, cancel, asked } = open()
  const signing = line.sign(message)
  await wake()
  cancel()
  answer()
  await expect(signing).rejects.toThrow('You cancelled the request.')
  await expect(line.sendTransaction(call)).rejects.toThrow('You cancelled the request.')
  await expect(line.sendCalls([call])).rejects.toThrow('You cancelled the request.')
  expect(asked).toEqual(['signature'])
  expect(onLate).not.toHaveBeenCalled()
})
