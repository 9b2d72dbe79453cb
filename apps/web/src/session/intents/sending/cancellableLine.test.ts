import type { Hash } from 'viem'
import { expect, test, vi } from 'vitest'
import { hashOf, owner } from '../../transactions/testTransaction.ts'
import type { WalletLine } from '../line/walletLine.ts'
import { cancellableLine } from './cancellableLine.ts'

const call = { words: 'Swap', to: owner.address, data: '0x', value: 0n } as const
const message = { types: {}, primaryType: 'Permit', message: {} } as never

/** A wallet that answers when it is told to. */
function open() {
  const asked: string[] = []
  let answer: (hash: Hash) => void = () => {}
  const ask = (name: string) => () => {
    asked.push(name)
    return new Promise<Hash>((resolve) => {
      answer = resolve
    })
  }
  const inner: WalletLine = {
    batching: async () => 'unsupported',
    sendTransaction: ask('transaction'),
    sendCalls: ask('batch'),
    sign: ask('signature'),
    callsStatus: () => Promise.reject(new Error('No batch is expected here.')),
    answersWithProposal: () => false,
  }
  const onLate = vi.fn()
  return { ...cancellableLine(inner, { onLate }), asked, onLate, answer: () => answer(hashOf(7)) }
}

test('default: whoever waits gets the answer, and nothing is said', async () => {
  const { line, onLate, answer, isCancelled } = open()
  const sending = line.sendTransaction(call)
  answer()
  expect(await sending).toBe(hashOf(7))
  expect(onLate).not.toHaveBeenCalled()
  expect(isCancelled()).toBe(false)
})

test.each(['sendTransaction', 'sendCalls'] as const)(
  'behavior: what %s sends after all is told and followed',
  async (way) => {
    const { line, onLate, answer, cancel, cancelled } = open()
    const sending = way === 'sendCalls' ? line.sendCalls([call]) : line.sendTransaction(call)
    cancel()
    await cancelled
    expect(onLate).not.toHaveBeenCalled()
    answer()
    expect(await sending).toBe(hashOf(7))
    expect(onLate).toHaveBeenCalledOnce()
  },
)

test('error: a late signature is not used, and nothing more is asked', async () => {
  const { line, onLate, answer, cancel, asked } = open()
  const signing = line.sign(message)
  cancel()
  answer()
  await expect(signing).rejects.toThrow('You cancelled it.')
  await expect(line.sendTransaction(call)).rejects.toThrow('You cancelled it.')
  await expect(line.sendCalls([call])).rejects.toThrow('You cancelled it.')
  expect(asked).toEqual(['signature'])
  expect(onLate).not.toHaveBeenCalled()
})
