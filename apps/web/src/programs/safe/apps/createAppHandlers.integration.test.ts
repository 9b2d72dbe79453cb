import { safeContracts } from '@love/contracts/deployments/safe'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { confirmSafeMessage } from '@love/safe/write/confirmSafeMessage'
import { proposeSafeMessage } from '@love/safe/write/proposeSafeMessage'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { type Address, getAddress, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSafeTest, type SafeTest } from '../../../../test/openSafeTest.ts'
import type { SafeReviewRequest, SafeReviewResult } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { createAppHandlers } from './createAppHandlers.ts'
import { tellingHandlers } from './tellingHandlers.ts'

const app = {
  ...{ url: 'https://app.example/x', origin: 'https://app.example', host: 'app.example' },
  name: 'An app',
  isListed: true,
}
const typedData = {
  domain: { name: 'An app', chainId: 1337n },
  types: { Vow: [{ name: 'words', type: 'string' }] },
  message: { words: 'I do' },
}

let place: SafeTest
let safe: Address
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
})
afterAll(() => place.close())

/** An app in the window of an owner who says yes to everything, or to nothing. */
async function openApp({ of = safe, agrees = true, owner = place.devnet.roles.demo[0] as Address } = {}) {
  const { deps } = await place.person(owner)
  const reviewed: SafeReviewRequest[] = []
  const review = async (request: SafeReviewRequest): Promise<SafeReviewResult> => {
    reviewed.push(request)
    if (!agrees) return { status: 'closed' }
    if (request.kind === 'message') return { status: 'message', ...(await proposeSafeMessage(deps, request)) }
    if (request.kind !== 'propose') return { status: 'closed' }
    const { nonce } = await readSafeFacts(deps.client, { ...place, safe: of })
    const { calls, origin, safeTxGas = 0n } = request
    const tx = {
      ...safeTxOf({ calls, nonce, multiSendCallOnly: safeContracts.multiSendCallOnly }),
      safeTxGas,
    }
    return { status: 'signed', ...(await proposeSafeTx(deps, { safe: of, tx, origin })) }
  }
  const handlers = createAppHandlers({
    gateway: place.gateway,
    client: deps.client,
    deployment: place.deployment,
    safe: of,
    app,
    review,
    owner: () => (owner === zeroAddress ? undefined : owner),
    addressBook: () => [{ address: owner, name: 'Anna' }],
    hostOrigin: 'https://love.example',
  })
  return { ...tellingHandlers(handlers), reviewed, deps }
}

test('default: the Safe, its chain and what it holds are told as the gateway has them', async () => {
  const { getSafeInfo, getChainInfo, getSafeBalances, getEnvironmentInfo, requestAddressBook } =
    await openApp()
  expect(await getSafeInfo(undefined)).toMatchObject({
    safeAddress: safe,
    chainId: 1337,
    threshold: 2,
    isReadOnly: false,
    version: '1.4.1',
    guard: null,
    owners: expect.arrayContaining([...place.devnet.roles.demo]),
  })
  expect(Object.keys(await getChainInfo(undefined)).sort()).toEqual([
    'blockExplorerUriTemplate',
    'chainId',
    'chainName',
    'nativeCurrency',
    'shortName',
  ])
  const { items } = await getSafeBalances({ currency: 'usd' })
  expect(items.length).toBeGreaterThan(0)
  expect(await getEnvironmentInfo(undefined)).toEqual({ origin: 'https://love.example' })
  expect(await requestAddressBook(undefined)).toEqual([
    { address: place.devnet.roles.demo[0], chainId: '1337', name: 'Anna' },
  ])
})

test('behavior: whoever cannot sign for the Safe has it to read only', async () => {
  const stranger = await openApp({ owner: getAddress(`0x${'11'.repeat(20)}`) })
  expect(await stranger.getSafeInfo(undefined)).toMatchObject({ isReadOnly: true })
  const nobody = await openApp({ owner: zeroAddress, agrees: false })
  expect(await nobody.getSafeInfo(undefined)).toMatchObject({ isReadOnly: true })
  await expect(nobody.signMessage({ message: 'a' })).rejects.toThrow('no wallet is connected')
})

test('default: all calls become one proposal that names the app, and can be followed', async () => {
  const { sendTransactions, getTxBySafeTxHash, reviewed } = await openApp()
  const [first, second] = place.devnet.roles.demo
  const txs = [
    { to: first, value: '1', data: '0x' },
    { to: second, value: '2', data: '0x1234' },
  ] as const
  const { safeTxHash } = await sendTransactions({ txs: [...txs], params: { safeTxGas: '70000' } })
  expect(reviewed).toMatchObject([
    {
      title: 'An app (app.example) requests a batch of 2 calls',
      calls: [{ value: 1n }, { data: '0x1234' }],
      safeTxGas: 70_000n,
    },
  ])
  expect(await getTxBySafeTxHash({ safeTxHash: safeTxHash as `0x${string}` })).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    safeAppInfo: { name: 'An app', url: 'https://app.example' },
    detailedExecutionInfo: { safeTxGas: '70000' },
  })
})

test('error: another Safe’s transaction, an unknown one, and a no', async () => {
  const team = await openApp()
  const solo = await openApp({ of: place.devnet.safes.soloSafe, agrees: false })
  const tx = { to: safe, value: '5', data: '0x' } as const
  const { safeTxHash } = await team.sendTransactions({ txs: [tx], params: undefined })
  const hash = safeTxHash as `0x${string}`
  await expect(solo.getTxBySafeTxHash({ safeTxHash: hash })).rejects.toThrow('Invalid safeTxHash')
  await expect(solo.getTxBySafeTxHash({ safeTxHash: `0x${'12'.repeat(32)}` })).rejects.toThrow('404')
  await expect(solo.sendTransactions({ txs: [tx], params: undefined })).rejects.toMatchObject({
    message: 'The request was rejected',
    code: 4001,
  })
})

test('behavior: one owner is enough for a signature, or it is asked for until all have signed', async () => {
  const solo = await openApp({ of: place.devnet.safes.soloSafe })
  expect(await solo.signMessage({ message: 'alone' })).toHaveProperty('signature')
  expect(await solo.signTypedMessage({ typedData })).toHaveProperty('signature')

  const team = await openApp()
  const signed = await team.signMessage({ message: 'together' })
  expect(signed).not.toHaveProperty('signature')
  const messageHash = signed.messageHash as `0x${string}`
  expect(await team.getOffChainSignature(messageHash)).toBe('')
  const { deps } = await place.person(place.devnet.roles.demo[1])
  await confirmSafeMessage(deps, { safe, asked: { message: 'together', messageHash } })
  expect(await team.getOffChainSignature(messageHash)).toMatch(/^0x[0-9a-f]{260}$/)
})

test('behavior: the node is asked for readings, and its refusals are told', async () => {
  const { rpcCall, deps } = await openApp()
  const balance = await deps.client.request({
    method: 'eth_getBalance' as never,
    params: [safe, 'latest'] as never,
  })
  expect(await rpcCall({ call: 'eth_getBalance', params: [safe, 'latest'] })).toBe(balance)
  expect(await rpcCall({ call: 'safe_setSettings', params: [] })).toEqual({ offChainSigning: true })
  const bad = { to: place.deployment.router, data: '0x38ed1739', gas: numberToHex(100_000) }
  await expect(rpcCall({ call: 'eth_call', params: [bad, 'latest'] })).rejects.toThrow(/revert/)
})
