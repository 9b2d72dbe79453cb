import { type Address, concat, createClient, custom, type Hex, pad, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { readExecution } from './readExecution.ts'

const safe: Address = '0x00000000000000000000000000000000000000AA'
const [safeTxHash, hash, block]: [Hex, Hex, Hex] = [
  `0x${'ab'.repeat(32)}`,
  `0x${'cd'.repeat(32)}`,
  `0x${'ef'.repeat(32)}`,
]
const success = toEventSelector('event ExecutionSuccess(bytes32,uint256)')
const failure = toEventSelector('event ExecutionFailure(bytes32,uint256)')
const fee = pad('0x')
type Log = { readonly address?: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** A node that knows one transaction. */
function read(log: Log | undefined, canonical: Hex = block) {
  const place = { blockHash: block, blockNumber: '0x1', transactionHash: hash, transactionIndex: '0x0' }
  const logs = log ? [{ ...place, logIndex: '0x0', removed: false, address: safe, ...log }] : []
  const answers: Readonly<Record<string, unknown>> = {
    eth_getTransactionReceipt: { ...place, status: '0x1', logs, gasUsed: '0x1', cumulativeGasUsed: '0x1' },
    eth_getBlockByNumber: { number: '0x1', hash: canonical, transactions: [] },
  }
  const client = createClient({ transport: custom({ request: async ({ method }) => answers[method] }) })
  return readExecution(client, { safe, safeTxHash, hash })
}

test.each<[string, Hex, boolean]>([
  ['success', success, true],
  ['failure', failure, false],
])(
  'default: %s is told by the Safe, with the hash in a topic or before 1.4.1 in the data',
  async (_, topic, isSuccess) => {
    expect(await read({ topics: [topic, safeTxHash], data: fee })).toMatchObject({ isSuccess })
    expect(await read({ topics: [topic], data: concat([safeTxHash, fee]) })).toMatchObject({ isSuccess })
  },
)

test('error: of another contract, about another proposal, and nothing said', async () => {
  const told = { topics: [success, safeTxHash], data: fee }
  expect(await read({ ...told, address: '0x00000000000000000000000000000000000000bb' })).toBeUndefined()
  expect(await read({ ...told, topics: [success, hash] })).toBeUndefined()
  expect(await read({ topics: [success], data: '0x' })).toBeUndefined()
  expect(await read(undefined)).toBeUndefined()
})

test('error: in a block that the chain has taken back', async () => {
  expect(await read({ topics: [success, safeTxHash], data: fee }, hash)).toBeUndefined()
})
