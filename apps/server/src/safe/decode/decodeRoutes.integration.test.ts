import { hostileTokenAbi } from '@love/contracts/abi/hostileToken.abi'
import { hostileTokenBytecode } from '@love/contracts/artifacts/hostileToken'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { getContract, postDecodeData } from '@love/safe/api/endpoints/contracts'
import { getConfirmationView, previewTransaction } from '@love/safe/api/endpoints/proposals'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  getAddress,
  type Hex,
  stringToHex,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { gasAsked } from '../../../test/gasAsked.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { createSafeRoutes } from '../../../test/safeRoutes.ts'
import { startFaultNode } from '../../../test/startFaultNode.ts'
import { createThreads } from '../../threads/createThreads.ts'

const pool = createThreads()
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

const start = async () => createSafeRoutes({ devnet, db: (await openTestStore()).db, pool })
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [zeroAddress, 7n] })

async function deployToken(): Promise<Address> {
  const hash = await devnet.client.deployContract({
    ...sender(devnet.roles.whale),
    abi: hostileTokenAbi,
    bytecode: hostileTokenBytecode,
    args: [1_000n],
  })
  const { contractAddress } = await devnet.client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not deployed.')
  return getAddress(contractAddress)
}

test('default: the data decoder and the confirmation view', async () => {
  const ask = await start()
  const body = { operation: 0, data: transfer, to: devnet.contracts.deployment.tokens.LOVE }
  const parameters = [
    { name: 'to', type: 'address', value: zeroAddress },
    { name: 'value', type: 'uint256', value: '7' },
  ]
  const decoded = await ask(postDecodeData, { parameters: {}, body })
  expect(decoded.method).toBe('transfer')
  expect(decoded.parameters.map(({ value }) => value)).toEqual(parameters.map(({ value }) => value))
  expect(await ask(postDecodeData, { parameters: {}, body: { data: transfer } })).toEqual(decoded)
  const safe_address = devnet.safes.teamSafe
  const view = (data: Hex) =>
    ask(getConfirmationView, { parameters: { safe_address }, body: { operation: 0, data } })
  expect(await view(transfer)).toMatchObject({ type: 'GENERIC', method: 'transfer' })
  expect(await view('0xdeadbeef')).toEqual({ type: 'GENERIC', method: 'not decoded', parameters: [] })
  expect(await view('0x')).toEqual({ type: 'GENERIC', method: 'no data', parameters: [] })
})

test('error: data that nobody knows, and none', async () => {
  const ask = await start()
  const decode = (data: Hex) => ask(postDecodeData, { parameters: {}, body: { operation: 0, data } })
  await expect(decode('0xdeadbeef')).rejects.toThrow('could not be decoded')
  await expect(decode('0x')).rejects.toThrow('no data')
})

test('default: a preview knows the tokens of the chain', async () => {
  const ask = await start()
  const safe = devnet.safes.teamSafe
  const preview = async (body: { to: Address; data: Hex; operation?: number }) =>
    ask(previewTransaction, { parameters: { safe_address: safe }, body: { operation: 0, ...body } })
  const token = await deployToken()
  expect((await preview({ to: token, data: transfer })).txInfo).toMatchObject({
    type: 'Transfer',
    transferInfo: {
      type: 'ERC20',
      tokenAddress: token,
      tokenName: 'Hostile',
      tokenSymbol: 'HOST',
      decimals: 18,
      trusted: false,
    },
  })
  const { letters } = devnet.contracts
  const args = [safe, devnet.roles.whale, 3n] as const
  for (const functionName of ['transferFrom', 'safeTransferFrom'] as const) {
    const data = encodeFunctionData({ abi: erc721Abi, functionName, args })
    expect((await preview({ to: letters, data })).txInfo).toMatchObject({
      direction: 'OUTGOING',
      transferInfo: { type: 'ERC721', tokenAddress: letters, tokenId: '3' },
    })
    // An amount cannot be moved safely.
    const custom = (await preview({ to: token, data })).txInfo.type
    expect(custom).toBe(functionName === 'transferFrom' ? 'Transfer' : 'Custom')
  }
  expect((await preview({ to: devnet.roles.whale, data: transfer })).txInfo.type).toBe('Custom')
  const parameters = { safe_address: safe }
  await expect(ask(previewTransaction, { parameters, body: { operation: 0, data: '0x' } })).rejects.toThrow(
    'the address the Safe would call is missing',
  )
  // A call and a delegate call do different things: a preview does not guess which of them is meant.
  await expect(ask(previewTransaction, { parameters, body: { to: token, data: '0x' } })).rejects.toThrow(
    'must be 0 (call)',
  )
})

test('behavior: a contract that burns all gas, says nonsense or far too much harms nobody', async () => {
  const node = await startFaultNode(remoteChain(devnet.url))
  onTestFinished(node.down)
  const ask = await createSafeRoutes({ devnet: node, db: (await openTestStore()).db, pool })
  const codes: readonly (readonly [Address, Hex])[] = [
    // Jumps in circles; answers one byte.
    [`0x${'ba'.repeat(20)}`, '0x5b600056'],
    [`0x${'bb'.repeat(20)}`, '0x60ff60005360016000f3'],
    // Answers 96 kB that begin as a string of that length.
    [`0x${'bc'.repeat(20)}`, '0x602060005262018000602052620180406000f3'],
  ]
  const names: string[] = []
  for (const [contractAddress, bytecode] of codes) {
    await devnet.client.setCode({ address: contractAddress, bytecode })
    const asked = ask(getContract, { parameters: { contractAddress } })
    names.push(await asked.then(({ name }) => name, String))
  }
  expect(names).toEqual(codes.map(() => 'GatewayError: Unknown contract.'))
  // A moment's work for a node, as often as it is asked.
  const gas = gasAsked(node)
  expect(gas.length).toBeGreaterThan(0)
  expect(Math.max(...gas)).toBeLessThanOrEqual(1_000_000)
})

test('behavior: the oldest tokens give their names as one word', async () => {
  const ask = await start()
  const contractAddress: Address = `0x${'bd'.repeat(20)}`
  const word = stringToHex('Maker \u202e<script>', { size: 32 }).slice(2)
  // 18 decimals, and the word to every other question.
  const bytecode: Hex = `0x60003560e01c63313ce567146038577f${word}60005260206000f35b601260005260206000f3`
  await devnet.client.setCode({ address: contractAddress, bytecode })
  expect(await ask(getContract, { parameters: { contractAddress } })).toMatchObject({
    name: 'Maker <script>',
  })
})

test('default: contracts that are known, tokens by their own word, and strangers', async () => {
  const ask = await start()
  const contract = (contractAddress: Address) => ask(getContract, { parameters: { contractAddress } })
  const { deployment } = devnet.contracts
  expect(await contract(deployment.router)).toMatchObject({
    address: deployment.router,
    name: 'Uniswap V2 router',
    trustedForDelegateCall: false,
    contractAbi: { abi: expect.any(Array) },
  })
  expect(await contract(safeContracts.multiSendCallOnly)).toMatchObject({ trustedForDelegateCall: true })
  expect(await contract(await deployToken())).toMatchObject({ name: 'Hostile', contractAbi: null })
  await expect(contract(devnet.roles.whale)).rejects.toThrow('Unknown contract')
})
