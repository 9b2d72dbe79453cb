import { testMultiTokenAbi } from '@love/contracts/abi/testMultiToken.abi'
import { testMultiTokenBytecode } from '@love/contracts/artifacts/testMultiToken'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { getCollectibles } from '@love/safe/api/endpoints/assets'
import { getTransactionHistory } from '@love/safe/api/endpoints/history'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  padHex,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactionOf } from '../../../test/livedSafe.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { execute, makeSafe } from '../../../test/safeLife.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'
import { decodeTransfers, multiTokenTopics } from '../index/readTransfers.ts'

let devnet: Devnet
let server: TestServer
let token: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  server = await startTestServer({ chain: remoteChain(devnet.url), follow: { pollMs: 20 } })
  const { client, roles } = devnet
  const bytecode = testMultiTokenBytecode
  const hash = await client.deployContract({ ...sender(roles.whale), abi: testMultiTokenAbi, bytecode })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  token = getAddress(contractAddress ?? zeroAddress)
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

const ask = async (path: string) => (await fetch(`${server.url}/v1/chains/1337/safes/${path}`)).json()

test('default: what came in a batch and went one by one is in the history, and what is left among the collectibles', async () => {
  const { client, roles } = devnet
  const safe = await makeSafe(devnet, { singleton: 'safe', salt: 1_155n })
  await ask(safe)
  await client.writeContract({
    ...sender(roles.whale),
    abi: testMultiTokenAbi,
    address: token,
    functionName: 'mint',
    args: [safe, [7n, 8n], [5n, 2n]],
  })
  for (const [id, amount] of [
    [7n, 3n],
    [8n, 2n],
  ] as const) {
    const args = [safe, roles.whale, id, amount, '0x'] as const
    const data = encodeFunctionData({ abi: testMultiTokenAbi, functionName: 'safeTransferFrom', args })
    await execute(devnet, safe, { to: token, data })
  }
  const history = `${safe}/transactions/history?trusted=false`
  const moved = (tokenId: string, value: string) =>
    expect.objectContaining({
      transferInfo: expect.objectContaining({ type: 'ERC721', tokenAddress: token, tokenId, value }),
    })
  await expect.poll(async () => JSON.stringify(await ask(history)), { timeout: 20_000 }).toMatch(/"nonce":1/)
  const { results } = getTransactionHistory.reply.parse(await ask(history))
  const infos = results.flatMap((item) => ('transaction' in item ? [transactionOf(item).txInfo] : []))
  expect(infos).toContainEqual(moved('7', '5'))
  expect(infos).toContainEqual(moved('8', '2'))
  const held = await ask(`${safe}/collectibles`)
  expect(getCollectibles.reply.parse(held)).toMatchObject([
    { address: token, id: '7', balance: '2', name: `Ticket ${'7'.padStart(64, '0')}` },
  ])
})

test('error: a batch of any length, and words that are no batch', () => {
  const [single = '', batch = ''] = multiTokenTopics
  const sides = [padHex('0x1'), padHex('0x2'), padHex('0x3')]
  const at = {
    address: token,
    block: 1,
    logIndex: 0,
    blockHash: padHex('0x4'),
    transactionHash: padHex('0x5'),
  }
  const many = Array.from({ length: 1_000 }, (_, id) => BigInt(id))
  const data = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [many, many])
  expect(decodeTransfers({ ...at, topics: [batch, ...sides], data })).toHaveLength(100)
  for (const bad of ['0x', padHex('0x20'), data.slice(0, 1_000)])
    expect(decodeTransfers({ ...at, topics: [batch, ...sides], data: bad })).toEqual([])
  for (const bad of ['0x', padHex('0x20')])
    expect(decodeTransfers({ ...at, topics: [single, ...sides], data: bad })).toEqual([])
  expect(decodeTransfers({ ...at, topics: [single, ...sides.slice(1)], data })).toEqual([])
})
