import { type Hash, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { testSwap } from '../../../test/testSwap.ts'
import type { WalletLine } from '../../wallet/line/walletLine.ts'
import type { Run } from './run.ts'
import { reduceSending, reviewing, type Sending, type SendingEvent } from './sending.ts'
import { sendProposal } from './sendProposal.ts'

const safe = '0x00000000000000000000000000000000000000AA'
const safeTxHash = numberToHex(7, { size: 32 })

async function send(answer: () => Promise<string>, calls = testSwap(safe).calls) {
  const asked: string[] = []
  const tracked: Hash[] = []
  const ask = (method: string) => async () => {
    asked.push(method)
    return (await answer()) as Hash
  }
  const line = { sendTransaction: ask('one'), sendCalls: ask('all') } as unknown as WalletLine
  const intent = { ...testSwap(safe), calls }
  let sending: Sending = reduceSending(reviewing, {
    type: 'confirmed',
    intent,
    plan: { way: 'proposal', calls },
  })
  const { run } = sending as { run: Run }
  await sendProposal(
    { line, trackProposal: ({ safeTxHash: hash }) => void tracked.push(hash) },
    {
      run,
      dispatch(event: SendingEvent) {
        sending = reduceSending(sending, event)
      },
    },
  )
  return { sending, asked, tracked }
}

test('default: all calls in one request, and then it is over', async () => {
  const { sending, asked, tracked } = await send(async () => safeTxHash)
  expect(asked).toEqual(['all'])
  expect(tracked).toEqual([safeTxHash])
  expect(sending).toMatchObject({
    phase: 'finished',
    run: { steps: [{ state: { status: 'proposed', hash: safeTxHash } }, { state: { status: 'proposed' } }] },
  })
  const single = await send(async () => safeTxHash, testSwap(safe).calls.slice(-1))
  expect(single.asked).toEqual(['one'])
})

test('error: who says no is back at the review, and nothing is followed', async () => {
  const { sending, tracked } = await send(() => Promise.reject({ code: 4001 }))
  expect(sending).toMatchObject({ phase: 'reviewing', words: expect.stringContaining('rejected') })
  expect(tracked).toEqual([])
})

test('error: an answer that is no hash is none', async () => {
  const { sending, tracked } = await send(async () => 'soon')
  expect(sending).toMatchObject({ phase: 'reviewing', words: expect.stringContaining('Unexpected response') })
  expect(tracked).toEqual([])
})
