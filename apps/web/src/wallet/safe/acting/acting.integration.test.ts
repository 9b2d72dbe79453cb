import { safeContracts } from '@love/contracts/deployments/safe'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { proposeSafeMessage } from '@love/safe/write/proposeSafeMessage'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { type Address, createClient, type Hash, http } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getConnection } from 'wagmi/actions'
import { openSafeTest, type SafeTest } from '../../../../test/openSafeTest.ts'
import { openTestPage } from '../../../../test/openTestPage.ts'
import { testSwap } from '../../../../test/testSwap.ts'
import { executeSafeTx } from '../../../programs/safe/review/executeSafeTx.ts'
import { toConnection } from '../../toConnection.ts'
import type { WalletProvider } from '../../walletProvider.ts'
import { gatewayProposalReader } from '../proposals/gatewayProposalReader.ts'
import type { SafeReviewRequest, SafeReviewResult } from '../review/safeReviewRequest.ts'
import { actAs, actAsMe } from './actAs.ts'
import { createOwnerLine } from './createOwnerLine.ts'
import { watchOwnership } from './watchOwnership.ts'

let place: SafeTest
let safe: Address
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
})
afterAll(() => place.close())

/** A page of an owner who acts as the Safe and says yes to every review. */
async function actingPage(of: Address = safe, owner = place.devnet.roles.demo[0]) {
  const { client } = place.devnet
  const person = await place.person(owner)
  const { config } = person
  const reviewed: SafeReviewRequest[] = []
  const proposals = gatewayProposalReader({ gateway: () => place.gateway, chainId: 1337 })
  const review = async (request: SafeReviewRequest): Promise<SafeReviewResult> => {
    reviewed.push(request)
    const deps = { ...person.deps, ...createOwnerLine(config, 1337) }
    if (request.kind === 'message') return { status: 'message', ...(await proposeSafeMessage(deps, request)) }
    if (request.kind !== 'propose') return { status: 'closed' }
    const { nonce } = await readSafeFacts(client, { ...place, safe: of })
    const { multiSendCallOnly } = safeContracts
    const tx = safeTxOf({ calls: request.calls, nonce, multiSendCallOnly })
    return { status: 'signed', ...(await proposeSafeTx(deps, { safe: of, tx })) }
  }
  await actAs({ config, client, deployment: place.deployment, review, proposals }, of)
  const provider = (await getConnection(config).connector?.getProvider()) as WalletProvider
  const ask = (method: string, params: readonly unknown[] = []) => provider.request({ method, params })
  return {
    ...person,
    reviewed,
    proposals,
    asSafe: ask,
    connection: () => toConnection(getConnection(config), 1337),
  }
}

test('default: the account is the Safe, the key is the owner’s, and the way back is one step', async () => {
  const page = await actingPage()
  expect(page.connection()).toMatchObject({
    address: safe,
    isSafe: true,
    isSupported: true,
    ownerAddress: page.owner,
  })
  expect(await page.asSafe('eth_accounts')).toEqual([safe])
  expect(await page.asSafe('eth_chainId')).toBe('0x539')
  expect(await page.asSafe('wallet_getCapabilities', [safe])).toEqual({
    '0x539': { atomic: { status: 'supported' } },
  })
  await actAsMe(page.config)
  expect(page.connection()).toMatchObject({ address: page.owner, isSafe: false, ownerAddress: undefined })
})

test('default: an intent becomes one proposal, is followed to its execution, and no receipt of it is asked for', async () => {
  const page = await actingPage()
  const view = await openTestPage(place.devnet, safe, { wallet: page, proposals: page.proposals })
  const sending = await view.confirm(testSwap(safe))
  expect(sending).toMatchObject({ phase: 'finished', run: { way: 'proposal' } })
  expect(view.events).toEqual(['0 asking', '1 asking', '0 proposed', '1 proposed', 'finished'])
  // The one thing that was asked of the owner's wallet.
  expect(page.asked()).toEqual(['eth_signTypedData_v4'])
  expect(page.reviewed).toMatchObject([{ kind: 'propose', safe, calls: [{}, {}] }])
  await view.look()
  const [listed] = view.transactions()
  expect(listed).toMatchObject({
    title: 'Swap 100 USDT for LOVE',
    isProposal: true,
    state: { status: 'pending', detail: 'proposed', signed: 1, required: 2 },
  })
  const safeTxHash = listed?.hash as Hash
  expect(await page.asSafe('wallet_getCallsStatus', [safeTxHash])).toMatchObject({ status: 100 })

  const bob = await place.person(place.devnet.roles.demo[1])
  const { hash } = await executeSafeTx(
    { ...bob.deps, track: () => {} },
    { safe, details: await place.details(safeTxHash), title: 'Swap' },
  )
  await expect.poll(async () => (await place.details(safeTxHash)).txStatus).toBe('SUCCESS')
  await view.look()
  expect(view.transactions()[0]?.state).toMatchObject({
    status: 'confirmed',
    mined: { hash, result: 'success' },
  })
  expect(await page.asSafe('wallet_getCallsStatus', [safeTxHash])).toMatchObject({
    status: 200,
    receipts: [{ transactionHash: hash, status: '0x1' }],
  })
  const receipts = page.requests.filter(({ method }) => method === 'eth_getTransactionReceipt')
  expect(receipts).toEqual([])
})

test('behavior: a message waits for the other owners; alone, the Safe’s own signature comes back', async () => {
  const page = await actingPage()
  expect(await page.asSafe('personal_sign', ['0x68656c6c6f', safe])).toBe('0x')
  expect(page.reviewed).toMatchObject([{ kind: 'message', message: 'hello' }])
  const { soloSafe } = place.devnet.safes
  const solo = await actingPage(soloSafe)
  const signature = (await solo.asSafe('personal_sign', ['hello', soloSafe])) as Hash
  const { client } = place.devnet
  expect(await client.verifyMessage({ address: soloSafe, message: 'hello', signature })).toBe(true)
  const typed = {
    domain: { name: 'Test', chainId: 1337 },
    types: { Word: [{ name: 'word', type: 'string' }] },
    primaryType: 'Word',
    message: { word: 'love' },
  } as const
  const data = JSON.stringify(typed)
  const typedSignature = (await solo.asSafe('eth_signTypedData_v4', [soloSafe, data])) as Hash
  expect(await client.verifyTypedData({ address: soloSafe, ...typed, signature: typedSignature })).toBe(true)
})

test('error: what is asked for another account, what nobody reviewed, and methods that sign blindly #no-blind-signing', async () => {
  const page = await actingPage()
  const [other] = place.devnet.roles.demo
  const call = { from: safe, to: other, data: '0x', value: '0x1' }
  await expect(page.asSafe('eth_sendTransaction', [{ ...call, from: other }])).rejects.toMatchObject({
    code: 4100,
  })
  await expect(page.asSafe('eth_sendTransaction', [{ from: safe, data: '0x00' }])).rejects.toMatchObject({
    code: -32602,
  })
  await expect(page.asSafe('wallet_sendCalls', [{ from: safe, calls: [] }])).rejects.toThrow(
    'No transactions were passed',
  )
  await expect(
    page.asSafe('wallet_sendCalls', [{ from: safe, chainId: '0x1', calls: [call] }]),
  ).rejects.toMatchObject({
    code: 4901,
  })
  await expect(page.asSafe('personal_sign', ['hello', other])).rejects.toThrow(
    'The address or message hash is invalid',
  )
  await expect(page.asSafe('eth_signTypedData_v4', [other, '{}'])).rejects.toThrow('The address is invalid')
  await expect(page.asSafe('eth_signTypedData_v4', [safe, '{}'])).rejects.toThrow('Invalid typed data')
  for (const method of ['eth_sign', 'eth_signTransaction', 'eth_sendRawTransaction', 'wallet_anything'])
    await expect(page.asSafe(method, [])).rejects.toMatchObject({
      code: 4200,
      message: `"${method}" not implemented`,
    })
  await expect(page.asSafe('wallet_getCallsStatus', ['0x12'])).rejects.toMatchObject({ code: 5730 })
  expect(page.reviewed).toEqual([])
  expect(page.asked()).toEqual([])
})

test('behavior: another account in the owner’s wallet ends it, and so does a wallet that hangs up', async () => {
  const [, bob] = place.devnet.roles.demo
  const page = await actingPage()
  page.emit('chainChanged', '0x1')
  expect(page.connection()).toMatchObject({ address: safe, chainId: 1, isSupported: false })
  page.emit('chainChanged', '0x539')
  page.emit('accountsChanged', [bob])
  expect(page.connection()).toMatchObject({ address: bob, isSafe: false, isConnected: true })
  const other = await actingPage()
  other.emit('accountsChanged', [])
  expect(other.connection()).toMatchObject({ isConnected: false, status: 'disconnected' })
})

test('behavior: who is removed as an owner is told so by the chain', async () => {
  const { client, roles } = place.devnet
  const page = await actingPage()
  const onRemoved = vi.fn()
  watchOwnership(
    { config: page.config, client, onRemoved, pauseMs: 20 },
    // As if this account had been an owner once.
    { safe, owner: roles.whale },
  )
  await expect.poll(() => onRemoved.mock.calls.length).toBe(1)
})

test('behavior: a node that answers several looks at once ends it once', async () => {
  const { url, roles } = place.devnet
  const page = await actingPage()
  const onRemoved = vi.fn()
  const { promise: away, resolve: comeBack } = Promise.withResolvers<void>()
  const looks = { asked: 0, answered: 0 }
  const transport = http(url, {
    onFetchRequest: () => {
      looks.asked++
      return away
    },
    onFetchResponse: () => {
      looks.answered++
    },
  })
  watchOwnership(
    { config: page.config, client: createClient({ transport }), onRemoved, pauseMs: 5 },
    { safe, owner: roles.whale },
  )
  await expect.poll(() => looks.asked).toBeGreaterThan(2)
  comeBack()
  await expect.poll(() => looks.asked - looks.answered).toBe(0)
  await expect.poll(() => onRemoved.mock.calls.length).toBeGreaterThan(0)
  expect(onRemoved).toHaveBeenCalledTimes(1)
})

test('error: somebody who is no owner cannot act as it', async () => {
  await expect(actingPage(safe, place.devnet.roles.whale)).rejects.toThrow('is not an owner')
})
