import { devnet } from '@love/contracts/deployments/1337'
import type { SimulationReply } from '@love/protocol/simulation/simulation'
import { expect, test } from 'vitest'
import { readTransferFee } from './readTransferFee.ts'

const amount = 1_000_000n
const asked = { token: devnet.tokens.BOBO, holder: devnet.farm, amount, signal: new AbortController().signal }

function answering(body: unknown, status = 200) {
  const requests: unknown[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    requests.push(JSON.parse(String(init?.body)))
    return Response.json(body, { status })
  }
  return { fetch, requests }
}

function received(after: string, isSuccess = true): SimulationReply {
  const change = { account: devnet.farm, token: devnet.tokens.BOBO, before: '5', after }
  return {
    status: 'done',
    by: 'eth_call',
    block: '1',
    calls: [{ isSuccess, gasUsed: '1', returned: '0x' }],
    changes: isSuccess ? [change] : [],
  }
}

async function fee(reply: unknown, status?: number) {
  return readTransferFee({ ...asked, ...answering(reply, status) })
}

test('default: what does not arrive is the fee', async () => {
  expect(await fee(received('1000005'))).toEqual({ basisPoints: 0n })
  expect(await fee(received('990005'))).toEqual({ basisPoints: 100n })
  expect(await fee(received('10005'))).toEqual({ basisPoints: 9_900n })
  expect(await fee(received('5'))).toEqual({ basisPoints: 10_000n })
})

test('behavior: rounded up, and never below nothing', async () => {
  expect(await fee(received('999904'))).toEqual({ basisPoints: 2n })
  expect(await fee(received('2000005'))).toEqual({ basisPoints: 0n })
})

test('behavior: the pool is asked to send, and nothing else', async () => {
  const server = answering(received('1000005'))
  await readTransferFee({ ...asked, fetch: server.fetch })
  expect(server.requests).toEqual([
    {
      from: devnet.farm,
      calls: [{ to: devnet.tokens.BOBO, data: expect.stringMatching(/^0xa9059cbb/), value: '0' }],
      watch: [{ account: expect.stringMatching(/^0x[0-9a-f]{40}$/), token: devnet.tokens.BOBO }],
    },
  ])
})

test('error: nobody can say', async () => {
  expect(await fee({ status: 'unavailable', reason: 'no node offers it' })).toEqual({
    unavailable: 'no node offers it',
  })
  expect(await fee(received('5', false))).toEqual({ unavailable: 'its transfer fails' })
  await expect(fee({}, 503)).rejects.toThrow('(503)')
  await expect(fee({ status: 'done' })).rejects.toThrow('Unexpected response')
  await expect(fee(null)).rejects.toThrow('Unexpected response')
})
