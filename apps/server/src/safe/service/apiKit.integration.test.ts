import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import SafeApiKit from '@safe-global/api-kit'
import Safe from '@safe-global/protocol-kit'
import { type Address, encodeFunctionData, erc20Abi, hashMessage, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { remoteChain } from '../../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'

let devnet: Devnet
let server: TestServer
let safe: Address
let api: SafeApiKit
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  safe = devnet.safes.teamSafe
  server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20 },
    timings: { pollMs: 100 },
  })
  api = new SafeApiKit({ chainId: 1337n, txServiceUrl: `${server.url}/api` })
  await vi.waitFor(() => api.getAllTransactions(safe), { timeout: 20_000 })
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

type Transactions = Parameters<Safe['createTransaction']>[0]['transactions']

const kitOf = (signer: Address) => Safe.init({ provider: devnet.url, signer, safeAddress: safe })

async function signedBy(signer: Address, transaction: Parameters<Safe['signTransaction']>[0]) {
  const signed = await (await kitOf(signer)).signTransaction(transaction)
  return signed.getSignature(signer)?.data ?? '0x'
}

async function propose(signer: Address, transactions: Transactions) {
  const kit = await kitOf(signer)
  const options = { nonce: Number(await api.getNextNonce(safe)) }
  const made = await kit.createTransaction({ transactions, options })
  const safeTxHash = await kit.getTransactionHash(made)
  const senderSignature = await signedBy(signer, made)
  const safeTransactionData = made.data
  const proposal = {
    safeAddress: safe,
    safeTransactionData,
    safeTxHash,
    senderAddress: signer,
    senderSignature,
  }
  await api.proposeTransaction({ ...proposal, origin: '{"name":"a bot"}' })
  return safeTxHash
}

/** As bots do it: what the service says goes to the chain unchanged. */
async function confirmAndExecute(signer: Address, safeTxHash: string) {
  const kit = await kitOf(signer)
  const data = await signedBy(signer, await api.getTransaction(safeTxHash))
  expect(await api.confirmTransaction(safeTxHash, data)).toEqual({ signature: data })
  await kit.executeTransaction(await api.getTransaction(safeTxHash))
  const isExecuted = async () => (await api.getTransaction(safeTxHash)).isExecuted
  await expect.poll(isExecuted, { timeout: 10_000 }).toBe(true)
}

test('default: a bot proposes, another one confirms and executes, and the list says so #owner-signature', async () => {
  const [first, second, third] = devnet.roles.demo
  const before = await api.getSafeInfo(safe)
  const safeTxHash = await propose(first, [{ to: third, value: String(parseEther('0.1')), data: '0x' }])
  const waiting = await api.getTransaction(safeTxHash)
  expect(waiting).toMatchObject({
    safe,
    to: third,
    value: String(parseEther('0.1')),
    operation: 0,
    nonce: before.nonce,
    proposer: first,
    origin: '{"name":"a bot"}',
    isExecuted: false,
    isSuccessful: null,
    executionDate: null,
    blockNumber: null,
    transactionHash: null,
    confirmationsRequired: 2,
    confirmations: [{ owner: first, signatureType: 'EOA' }],
    trusted: true,
  })
  expect(waiting).not.toHaveProperty('data')
  expect(await api.getPendingTransactions(safe)).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [waiting],
  })
  expect(await api.getNextNonce(safe)).toBe(String(Number(before.nonce) + 1))

  await confirmAndExecute(second, safeTxHash)
  const { results } = await api.getTransactionConfirmations(safeTxHash)
  expect(results.map(({ owner }) => owner).toSorted()).toEqual([first, second].toSorted())
  const executed = await api.getTransaction(safeTxHash)
  const { transactionHash } = executed
  const receipt = await devnet.client.getTransactionReceipt({ hash: transactionHash as `0x${string}` })
  expect(executed).toMatchObject({
    isSuccessful: true,
    blockNumber: Number(receipt.blockNumber),
    executor: second,
    executionDate: expect.stringMatching(/^\d{4}-.*Z$/),
    confirmations: results,
    signatures: expect.stringMatching(/^0x[0-9a-f]{260}$/),
  })
  const list = await api.getMultisigTransactions(safe, { executed: true, limit: 1 })
  expect(list.results).toEqual([executed])
  expect((await api.getPendingTransactions(safe)).count).toBe(0)
  const [newest] = (await api.getAllTransactions(safe, { limit: 1 })).results
  expect(newest).toMatchObject({
    txType: 'MULTISIG_TRANSACTION',
    safeTxHash,
    transfers: [{ type: 'ETHER_TRANSFER', from: safe, to: third, value: String(parseEther('0.1')) }],
  })
})

test('default: lists with filters, in every order and in pages', async () => {
  const [first, , third] = devnet.roles.demo
  const { nonce } = await api.getSafeInfo(safe)
  const hashes = [
    await propose(first, [{ to: third, value: '1', data: '0x' }]),
    await propose(first, [{ to: third, value: '2', data: '0x' }]),
  ]
  const found = async (options: Parameters<typeof api.getMultisigTransactions>[1]) =>
    (await api.getMultisigTransactions(safe, options)).results.map(({ safeTxHash }) => safeTxHash)
  expect(await found({ executed: false, ordering: 'nonce' })).toEqual(hashes)
  expect(await found({ executed: false, ordering: '-created' })).toEqual(hashes.toReversed())
  expect(await found({ executed: false, ordering: 'modified' })).toEqual(hashes)
  expect(await found({ nonce })).toEqual(hashes.slice(0, 1))
  expect(await found({ nonce__gt: nonce })).toEqual(hashes.slice(1))
  expect(await found({ to: third, value: '2' })).toEqual(hashes.slice(1))
  expect(await found({ executed: false, hasConfirmations: true, safeTxHash: hashes[0] })).toEqual([hashes[0]])
  expect(await found({ executed: false, hasConfirmations: false })).toEqual([])
  expect(await found({ failed: true })).toEqual([])

  const all = await api.getMultisigTransactions(safe)
  expect(all.count).toBe(all.results.length)
  const page = await api.getMultisigTransactions(safe, { limit: 1, offset: 1 })
  expect(page).toMatchObject({ count: all.count, results: all.results.slice(1, 2) })
  const next = new URL(page.next ?? '')
  expect([next.searchParams.get('limit'), next.searchParams.get('offset')]).toEqual(['1', '2'])
  expect(new URL(page.previous ?? '').searchParams.get('offset')).toBe('0')
  const { results } = await api.getAllTransactions(safe)
  expect(results.slice(0, 2)).toMatchObject([{ safeTxHash: hashes[1] }, { safeTxHash: hashes[0] }])
  await expect(found({ ordering: 'price' })).rejects.toThrow('ordering: not one of nonce, -nonce, created')
})

test('default: a message of two owners', async () => {
  const [first, second] = devnet.roles.demo
  const message = 'LOVE is all you need'
  const kit = await kitOf(first)
  const sign = async (signer: Address) => {
    const own = await kitOf(signer)
    const signed = await own.signMessage(own.createMessage(message))
    return signed.getSignature(signer)?.data ?? '0x'
  }
  await api.addMessage(safe, { message, signature: await sign(first) })
  const messageHash = await kit.getSafeMessageHash(hashMessage(message))
  expect(await api.getMessage(messageHash)).toMatchObject({
    safe,
    message,
    messageHash,
    proposedBy: first,
    confirmations: [{ owner: first, signatureType: 'EOA' }],
    preparedSignature: null,
  })
  await api.addMessageSignature(messageHash, await sign(second))
  const signed = await api.getMessage(messageHash)
  expect(signed.confirmations.map(({ owner }) => owner)).toEqual([first, second])
  expect(await kit.isValidSignature(hashMessage(message), signed.preparedSignature)).toBe(true)
  for (const ordering of ['created', '-modified'])
    expect(await api.getMessages(safe, { ordering })).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [signed],
    })
})

test('default: what a module does, and which Safes have it', async () => {
  const [first, second] = devnet.roles.demo
  const module = devnet.roles.whale
  for (const { safeTxHash } of (await api.getPendingTransactions(safe, { ordering: 'nonce' })).results)
    await confirmAndExecute(second, safeTxHash)
  const kit = await kitOf(first)
  const { data } = await kit.createEnableModuleTx(module)
  await confirmAndExecute(second, await propose(first, [data]))
  const ofModule = () => api.getSafesByModule(module)
  await expect.poll(ofModule, { timeout: 10_000 }).toEqual({ safes: [safe] })
  const hash = await devnet.client.writeContract({
    account: module,
    abi: safeAbi,
    address: safe,
    functionName: 'execTransactionFromModule',
    args: [module, 5n, '0x', 0],
  })
  const listed = () => api.getModuleTransactions(safe, { module })
  await expect.poll(async () => (await listed()).count, { timeout: 10_000 }).toBe(1)
  expect((await listed()).results).toMatchObject([
    { safe, module, transactionHash: hash, isSuccessful: true },
  ])
  const [newest] = (await api.getAllTransactions(safe, { limit: 1 })).results
  expect(newest).toMatchObject({ txType: 'MODULE_TRANSACTION', module, transactionHash: hash })
})

test('default: Safes, tokens, transfers and calls', async () => {
  const [first] = devnet.roles.demo
  const info = await api.getSafeInfo(safe)
  expect(info).toMatchObject({ address: safe, threshold: 2, guard: zeroAddress, version: '1.4.1' })
  expect(info.owners.toSorted()).toEqual([...devnet.roles.demo].toSorted())
  expect((await api.getSafesByOwner(first)).safes).toContain(safe)
  expect(await api.getSafeCreationInfo(safe)).toMatchObject({
    singleton: info.singleton,
    factoryAddress: expect.stringMatching(/^0x/),
    transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
  const to = deployment.tokens.LOVE
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [first, 5n] })
  expect(await api.decodeData(data, to)).toMatchObject({
    method: 'transfer',
    parameters: [{ value: first }, { value: '5' }],
  })
  const call = { to, value: '0', data, operation: 0 }
  expect(Number((await api.estimateSafeTransaction(safe, call)).safeTxGas)).toBeGreaterThan(0)
  const love = { address: to, symbol: 'LOVE', decimals: 18, trusted: true }
  expect(await api.getToken(to)).toMatchObject(love)
  expect((await api.getTokenList({ search: 'love', address: to })).results).toMatchObject([love])
  const { count, results } = await api.getIncomingTransactions(safe)
  expect(results.length).toBe(count)
  const [transfer] = results
  const from = transfer?.from ?? zeroAddress
  const ofOne = await api.getIncomingTransactions(safe, { from })
  expect(ofOne.results).toEqual(results.filter((one) => one.from === from))
})
