import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  defineChain,
  encodeErrorResult,
  http,
  parseAbi,
  size,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

const abi = parseAbi([
  'error Error(string)',
  'error TooPoor(uint256 has, uint256 needs)',
  'function balanceOf(address) view returns (uint256)',
])
const wordy = `0x${'a1'.repeat(20)}` as const
const custom = `0x${'a2'.repeat(20)}` as const
const answering = `0x${'a3'.repeat(20)}` as const

/** A contract that reverts with this data, whatever is asked. */
function reverting(data: `0x${string}`): string {
  const length = size(data).toString(16).padStart(4, '0')
  return `0x61${length}600e60003961${length}6000fd${data.slice(2)}`
}

let server: TestServer
beforeAll(async () => {
  // As on mainnet: the devnet's engine does one call after another, and is given so little at a time that a batch is cut.
  server = await startTestServer({ limits: { gasAtOnce: 400_000_000 } })
  const codes = {
    [wordy]: reverting(encodeErrorResult({ abi, errorName: 'Error', args: ['Not enough LOVE'] })),
    [custom]: reverting(encodeErrorResult({ abi, errorName: 'TooPoor', args: [1n, 2n] })),
    [answering]: '0x602a60005260206000f3',
  }
  for (const [address, code] of Object.entries(codes)) {
    await server.chain.request({ method: 'hardhat_setCode', params: [address, code] })
  }
})
afterAll(() => server.close())

function connect() {
  const posts: string[] = []
  const chain = defineChain({
    id: 1337,
    name: 'devnet',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const onFetchRequest = (_: Request, { body }: RequestInit) => void posts.push(String(body))
  const transport = http(`${server.url}/rpc`, {
    batch: { wait: 32, batchSize: 1024 },
    onFetchRequest,
    retryCount: 0,
  })
  return { posts, client: createPublicClient({ chain, transport }) }
}

test('default: reads made together are one POST here and one request to the node', async () => {
  const { client, posts } = connect()
  const before = server.node.requests.length
  const read = { address: answering, abi, functionName: 'balanceOf', args: [wordy] } as const
  const [chainId, block, ...balances] = await Promise.all([
    client.getChainId(),
    client.getBlock(),
    client.readContract(read),
    client.readContract({ ...read, args: [custom] }),
    client.getBalance({ address: wordy }),
    client.estimateFeesPerGas(),
  ])
  expect(chainId).toBe(1337)
  expect(block.number).toBe(0n)
  expect(balances.slice(0, 3)).toEqual([42n, 42n, 0n])
  // Fees follow from a block: that is a second round.
  expect(posts.length).toBeLessThanOrEqual(2)
  expect(server.node.requests.length - before).toBeLessThanOrEqual(2)
})

test.each([
  ['words', wordy, 'Error', ['Not enough LOVE']],
  ['an error of its own', custom, 'TooPoor', [1n, 2n]],
] as const)('default: a revert with %s is decoded', async (_, address, errorName, args) => {
  const { client } = connect()
  const read = client.readContract({ address, abi, functionName: 'balanceOf', args: [wordy] })
  const error = await read.catch((thrown: unknown) => thrown)
  const revert =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError)
  expect(revert).toMatchObject({ data: { errorName, args } })
})

test('behavior: one that reverts does not disturb the others of its batch', async () => {
  const { client, posts } = connect()
  const read = (address: `0x${string}`) =>
    client.readContract({ address, abi, functionName: 'balanceOf', args: [wordy] })
  const results = await Promise.allSettled([read(answering), read(wordy), read(answering)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(posts).toHaveLength(1)
})
