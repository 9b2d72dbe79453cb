import { devnet } from '@love/contracts/deployments/1337'
import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import { love } from '@love/protocol/tokens/tokens'
import { encodeFunctionResult, type Hex, multicall3Abi, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { owner } from '../../../test/testTransaction.ts'
import { judgeSimulation } from './judgeSimulation.ts'
import { simulate } from './simulate.ts'

const { farm, multicall3 } = devnet
const question = { to: farm, data: '0x93f1a40b' } as const
const call = { words: 'Stake', to: farm, data: '0xe2bbb158', value: 0n } as const
const positions = [
  { words: 'Staked in LOVE-ETH', token: love, questions: [question] },
  { words: 'Pending rewards in 2 pools', token: love, questions: [question, question] },
]
const word = (value: bigint): Hex => numberToHex(value, { size: 32 })
const told = (...amounts: readonly (bigint | undefined)[]) =>
  encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: amounts.map((amount) => ({
      success: amount !== undefined,
      returnData: amount === undefined ? '0x' : word(amount),
    })),
  })
const ran = (returned: Hex, isSuccess = true) => ({ isSuccess, gasUsed: '120000', returned })

async function simulated(...replies: readonly (readonly ReturnType<typeof ran>[])[]) {
  const sent: SimulationRequest[] = []
  const answer = await simulate(
    {
      multicall3,
      fetch: async (_, init) => {
        sent.push(JSON.parse(String(init?.body)))
        const calls = replies[sent.length - 1] ?? []
        return Response.json({
          status: 'done',
          by: 'eth_call',
          block: '7',
          calls,
          changes: [],
        } satisfies SimulationReply)
      },
    },
    { account: owner.address, calls: [call], tokens: [], positions },
  )
  return { sent, simulation: judgeSimulation({ calls: [call], expects: [], positions }, answer) }
}

test('default: positions are asked for before and after, and are no calls of the person', async () => {
  const { sent, simulation } = await simulated([ran(told(1n, 2n, 3n)), ran('0x'), ran(told(9n, 0n, 0n))])
  expect(sent[0]?.calls.map(({ to }) => to)).toEqual([multicall3, farm, multicall3])
  expect(simulation).toMatchObject({
    status: 'fine',
    gas: [120_000n],
    positions: [
      { before: 1n, after: 9n },
      { before: 5n, after: 0n },
    ],
  })
})

test('behavior: a failing call is named as the step it is', async () => {
  const { simulation } = await simulated([ran(told(1n, 2n, 3n)), ran('0x', false)])
  expect(simulation).toEqual({
    status: 'fails',
    words: 'This transaction would fail: No reason given.',
  })
})

test('error: an unreadable position is not known, and what cannot be asked is left out', async () => {
  const odd = await simulated([ran(told(1n, undefined, 3n)), ran('0x'), ran('0x1234')])
  expect(odd.simulation).toMatchObject({
    status: 'fine',
    positions: [
      { before: 1n, after: undefined },
      { before: undefined, after: undefined },
    ],
  })
  const refused = await simulated([ran('0x', false)], [ran('0x')])
  expect(refused.sent[1]?.calls).toHaveLength(1)
  expect(refused.simulation).toMatchObject({ status: 'fine', positions: [{ before: undefined }, {}] })
})
