import { z } from 'zod'
import type { Chain } from './Chain.ts'

const call = z.object({
  from: z.string(),
  to: z.string(),
  data: z.string(),
  value: z.string().default('0x0'),
  gas: z.string(),
})
type Call = z.infer<typeof call>
const question = z.tuple([
  z.object({
    blockStateCalls: z.tuple([z.object({ calls: z.array(call) })]),
    validation: z.literal(false),
    traceTransfers: z.literal(false),
  }),
  z.literal('latest'),
])
const revert = z.object({ data: z.union([z.string(), z.object({ data: z.string() })]) })

/**
 * The same chain as a node with `eth_simulateV1`: the calls become real transactions, which are then undone. Nothing
 * of the code under test takes part, and it goes on after a failure, as such nodes do.
 */
export function simulatingChain(chain: Chain): Chain {
  const request = async (method: string, ...params: unknown[]) => chain.request({ method, params })

  const run = async (one: Call) => {
    const balance = z.string().parse(await request('eth_getBalance', one.from, 'latest'))
    // Such nodes refuse the whole list then.
    if (BigInt(balance) < BigInt(one.value))
      throw { code: -38014, message: 'insufficient funds for transfer' }
    try {
      const returnData = await request('eth_call', { ...one }, 'latest')
      await request('hardhat_impersonateAccount', one.from)
      await request('hardhat_setNextBlockBaseFeePerGas', '0x0')
      const hash = await request('eth_sendTransaction', { ...one, gasPrice: '0x0' })
      const receipt = await request('eth_getTransactionReceipt', hash)
      const { gasUsed } = z.object({ gasUsed: z.string(), status: z.literal('0x1') }).parse(receipt)
      return { status: '0x1', returnData, gasUsed, logs: [] }
    } catch (error) {
      const { data } = revert.catch({ data: '0x' }).parse(error)
      const reason = {
        code: 3,
        message: 'execution reverted',
        data: typeof data === 'string' ? data : data.data,
      }
      return { status: '0x0', returnData: '0x', gasUsed: one.gas, logs: [], error: reason }
    }
  }

  const simulate = async (params: unknown) => {
    const [{ blockStateCalls }] = question.parse(params)
    const head = z.string().parse(await request('eth_blockNumber'))
    const snapshot = await request('evm_snapshot')
    try {
      const calls = []
      for (const one of blockStateCalls[0].calls) calls.push(await run(one))
      return [{ number: `0x${(BigInt(head) + 1n).toString(16)}`, hash: `0x${'ab'.repeat(32)}`, calls }]
    } finally {
      await request('evm_revert', snapshot)
    }
  }

  // One at a time: there is one chain to take back.
  let last: Promise<unknown> = Promise.resolve()
  return {
    request({ method, params = [] }) {
      if (method !== 'eth_simulateV1') return chain.request({ method, params })
      const next = last.then(() => simulate(params))
      last = next.catch(() => {})
      return next
    },
  }
}
