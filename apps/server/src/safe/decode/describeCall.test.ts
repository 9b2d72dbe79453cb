import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import { transactionPreview } from '@love/safe/api/replies/transactions'
import { type DataToDecode, decodeData } from '@love/safe/decode/decodeData'
import { encodeMultiSend } from '@love/safe/multiSend'
import fc from 'fast-check'
import {
  type Address,
  createClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  parseAbi,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { createTokenReader } from './createTokenReader.ts'
import { describeCall } from './describeCall.ts'
import { createAddressBook } from './describeDeps.ts'
import type { SafeCall } from './safeCall.ts'

const book = createAddressBook(devnet)
/** Listed tokens need no chain, and without one there are no others. */
const client = createClient({ transport: custom({ request: () => Promise.reject(new Error('offline')) }) })
const readToken = createTokenReader({ client, book, appUrl: 'https://love.example', now: () => 0 })
const deps = {
  book,
  readToken,
  delegateTargets: [safeContracts.multiSendCallOnly],
  decode: async (call: DataToDecode) => decodeData(book, call),
}

const safe: Address = `0x${'11'.repeat(20)}`
const other: Address = `0x${'22'.repeat(20)}`
const nothing: SafeCall = { safe, to: safe, value: 0n, data: '0x', operation: 0 }

async function infoOf(call: Partial<SafeCall>) {
  const described = await describeCall(deps, { ...nothing, ...call })
  transactionPreview.parse(JSON.parse(JSON.stringify(described)))
  return described
}

const own = (functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: safeAbi, functionName, args } as never)
const first: Address = `0x${'1'.padStart(40, '0')}`

test('default: plain ether is a transfer', async () => {
  const { txInfo, txData } = await infoOf({ to: other, value: 5n })
  expect(txInfo).toEqual({
    type: 'Transfer',
    sender: { value: safe },
    recipient: { value: other },
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: '5' },
  })
  expect(txData).toEqual({ to: { value: other }, value: '5', operation: 0, trustedDelegateCallTarget: false })
})

test('default: a listed token is a transfer, with what is known about it', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 7n] })
  const { txInfo, txData } = await infoOf({ to: devnet.tokens.LOVE, data })
  expect(txInfo).toMatchObject({
    direction: 'OUTGOING',
    transferInfo: {
      type: 'ERC20',
      tokenAddress: devnet.tokens.LOVE,
      tokenSymbol: 'LOVE',
      decimals: 18,
      value: '7',
      trusted: true,
      imitation: false,
    },
  })
  expect(txData).toMatchObject({ hexData: data, dataDecoded: { method: 'transfer' }, to: { name: 'LOVE' } })
})

const from = (sender: Address, recipient: Address) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [sender, recipient, 7n] })

test.each([
  ['OUTGOING', from(safe, other)],
  ['INCOMING', from(other, safe)],
  ['UNKNOWN', from(other, devnet.router)],
])('behavior: somebody’s token moves %s', async (direction, data) => {
  expect((await infoOf({ to: devnet.tokens.USDT, data })).txInfo).toMatchObject({
    type: 'Transfer',
    direction,
  })
})

test('behavior: more than a transfer is shown as the call that it is', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 7n] })
  const token = devnet.tokens.LOVE
  const custom = { type: 'Custom', methodName: 'transfer', isCancellation: false }
  expect((await infoOf({ to: token, data, value: 1n })).txInfo).toMatchObject(custom)
  expect((await infoOf({ to: token, data, operation: 1 })).txInfo).toMatchObject(custom)
  expect((await infoOf({ to: other, value: 1n, operation: 1 })).txInfo).toMatchObject({ type: 'Custom' })
  // A stranger that no node vouches for.
  expect((await infoOf({ to: other, data })).txInfo).toMatchObject(custom)
})

test.each([
  ['addOwnerWithThreshold', [other, 2n], { type: 'ADD_OWNER', owner: { value: other }, threshold: 2 }],
  ['removeOwner', [first, other, 1n], { type: 'REMOVE_OWNER', owner: { value: other }, threshold: 1 }],
  [
    'swapOwner',
    [first, other, devnet.farm],
    { type: 'SWAP_OWNER', oldOwner: { value: other }, newOwner: book.info(devnet.farm) },
  ],
  ['changeThreshold', [3n], { type: 'CHANGE_THRESHOLD', threshold: 3 }],
  ['changeThreshold', [maxUint256], { type: 'CHANGE_THRESHOLD', threshold: Number.MAX_SAFE_INTEGER }],
  ['enableModule', [other], { type: 'ENABLE_MODULE', module: { value: other } }],
  ['disableModule', [first, other], { type: 'DISABLE_MODULE', module: { value: other } }],
  ['setGuard', [other], { type: 'SET_GUARD', guard: { value: other } }],
  ['setGuard', [zeroAddress], { type: 'DELETE_GUARD' }],
  ['setFallbackHandler', [other], { type: 'SET_FALLBACK_HANDLER', handler: { value: other } }],
])('default: %s changes settings', async (name, args, settingsInfo) => {
  const data = own(name, args)
  const { txInfo } = await infoOf({ data })
  expect(txInfo).toMatchObject({ type: 'SettingsChange', dataDecoded: { method: name }, settingsInfo })
  expect((await infoOf({ data, to: other })).txInfo).toMatchObject({ type: 'Custom', methodName: name })
  expect((await infoOf({ data, operation: 1 })).txInfo).toMatchObject({ type: 'Custom', methodName: name })
})

test('default: the code of an old Safe is changed by itself', async () => {
  const abi = parseAbi(['function changeMasterCopy(address)'])
  const data = encodeFunctionData({ abi, args: [other] })
  expect((await infoOf({ data })).txInfo).toMatchObject({
    settingsInfo: { type: 'CHANGE_IMPLEMENTATION', implementation: { value: other } },
  })
})

test('default: a batch counts its calls and names the contracts inside', async () => {
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [devnet.router, 1n] })
  const data = encodeMultiSend([
    { operation: 0, to: devnet.tokens.LOVE, value: 0n, data: approve },
    { operation: 0, to: other, value: 1n, data: '0x' },
  ])
  const to = safeContracts.multiSendCallOnly
  const { txInfo, txData } = await infoOf({ to, data, operation: 1 })
  expect(txInfo).toMatchObject({ type: 'Custom', methodName: 'multiSend', actionCount: 2 })
  expect(txData.trustedDelegateCallTarget).toBe(true)
  expect(Object.values(txData.addressInfoIndex ?? {}).map(({ name }) => name)).toEqual([
    'LOVE',
    'Uniswap V2 router',
  ])
})

test('behavior: doing nothing with a nonce is a cancellation', async () => {
  expect((await infoOf({})).txInfo).toMatchObject({ type: 'Custom', isCancellation: true, dataSize: '0' })
  expect((await infoOf({ operation: 1 })).txInfo).toMatchObject({ isCancellation: false })
  expect((await infoOf({ to: other })).txInfo).toMatchObject({ isCancellation: false })
})

test('behavior: what is not decoded is said to be so', async () => {
  const { txInfo, txData } = await infoOf({ to: other, data: '0xdeadbeef00' })
  expect(txInfo).toMatchObject({
    type: 'Custom',
    dataSize: '5',
    humanDescription: 'The data could not be decoded.',
  })
  expect(txInfo).not.toHaveProperty('methodName')
  expect(txData).toMatchObject({ hexData: '0xdeadbeef00' })
  const broken: Hex = `${encodeMultiSend([{ ...nothing, to: other }])}00`
  expect((await infoOf({ to: safeContracts.multiSend, data: broken, operation: 1 })).txInfo).toMatchObject({
    methodName: 'multiSend',
    actionCount: 0,
    humanDescription: 'The data could not be decoded.',
  })
})

test('error: no call makes it throw, and every answer fits its schema', async () => {
  const addresses = [safe, other, devnet.tokens.LOVE, safeContracts.multiSend, devnet.router] as const
  const call = fc.record({
    to: fc.constantFrom<Address>(...addresses),
    value: fc.bigInt(0n, maxUint256),
    operation: fc.constantFrom<0 | 1>(0, 1),
    data: fc
      .tuple(
        fc.constantFrom('', 'a9059cbb', '23b872dd', '8d80ff0a', '0d582f13', '694e80c3', 'e19a9dd9'),
        fc.uint8Array({ maxLength: 300 }),
      )
      .map(([selector, rest]): Hex => `0x${selector}${Buffer.from(rest).toString('hex')}`),
  })
  const property = fc.asyncProperty(call, async (one) => {
    await infoOf(one)
  })
  await fc.assert(property, { numRuns: runs(300, 5_000) })
})
