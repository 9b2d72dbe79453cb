import { devnet } from '@love/contracts/deployments/1337'
import { love } from '@love/protocol/tokens/tokens'
import type { QueueReply, SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { expect, test } from 'vitest'
import { wholeSimulation } from './wholeSimulation.ts'

const reply = (step: SimulatedStep): QueueReply => ({ status: 'done', block: '7', nonce: '1', steps: [step] })

test('default: what the Safe’s own execution changes, without what stays', () => {
  const changes = [
    { token: 'ETH' as const, before: '5', after: '5' },
    { token: devnet.tokens.LOVE, before: '9', after: '4' },
  ]
  const step = { status: 'success' as const, gasUsed: '1', changes, owners: [], threshold: 1 }
  expect(wholeSimulation(reply(step))).toMatchObject({
    status: 'fine',
    block: 7n,
    changes: [{ token: love, before: 9n, after: 4n, isShort: false }],
  })
})

test('error: a failure and a missing answer are said', () => {
  expect(wholeSimulation(undefined)).toEqual({ status: 'simulating' })
  expect(wholeSimulation({ status: 'unavailable', reason: 'No node.' })).toEqual({
    status: 'unavailable',
    words: 'No node.',
  })
  expect(wholeSimulation(reply({ status: 'untried' }))).toMatchObject({ status: 'fails' })
})
