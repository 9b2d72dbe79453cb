import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { serviceEndpoints } from '@love/safe/api/service/serviceEndpoints'
import SafeApiKit, { type ProposeTransactionProps } from '@safe-global/api-kit'
import Safe from '@safe-global/protocol-kit'
import { type Address, createWalletClient, custom, hashMessage, zeroAddress, zeroHash } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { remoteChain } from '../../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'
import { readConfig } from '../../config.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { createServiceRoutes } from './createServiceRoutes.ts'

let devnet: Devnet
let server: TestServer
let safe: Address
let api: SafeApiKit
let proposal: ProposeTransactionProps
const message = 'of every owner'
const gatewayLimits = { ...readConfig({}).gatewayLimits, writesPerSecond: 1e6, writesBurst: 1e6 }
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  safe = devnet.safes.teamSafe
  const chain = remoteChain(devnet.url)
  const config = { gatewayLimits }
  server = await startTestServer({ chain, config, follow: { pollMs: 20 }, timings: { pollMs: 100 } })
  api = new SafeApiKit({ chainId: 1337n, txServiceUrl: `${server.url}/api` })
  await vi.waitFor(() => api.getAllTransactions(safe), { timeout: 20_000 })
  proposal = await propose(devnet.roles.demo[0])
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

const kitOf = (signer: Address) => Safe.init({ provider: devnet.url, signer, safeAddress: safe })

/** What a bot of this signer would send. */
async function propose(signer: Address): Promise<ProposeTransactionProps> {
  const kit = await kitOf(signer)
  const made = await kit.createTransaction({ transactions: [{ to: signer, value: '7', data: '0x' }] })
  const signed = await kit.signTransaction(made)
  return {
    safeAddress: safe,
    safeTransactionData: made.data,
    safeTxHash: await kit.getTransactionHash(made),
    senderAddress: signer,
    senderSignature: signed.getSignature(signer)?.data ?? '0x',
  }
}

async function signMessage(signer: Address): Promise<string> {
  const kit = await kitOf(signer)
  return (await kit.signMessage(kit.createMessage(message))).getSignature(signer)?.data ?? '0x'
}

const messageHash = async () => (await kitOf(devnet.roles.demo[0])).getSafeMessageHash(hashMessage(message))

const ok = 'ok'
const noDelegates = 'Delegates cannot propose: the signature of an owner is required.'
const noOperations =
  'User operations (ERC-4337) are not supported. Propose a transaction and execute it once enough owners have signed.'

type Method = keyof SafeApiKit
type Answer = { ask: () => Promise<unknown>; answer: string }

function delegation() {
  const [delegatorAddress, delegateAddress] = devnet.roles.demo
  const { chain, request } = devnet.client
  if (!chain) throw new Error('The devnet has a chain.')
  const signer = createWalletClient({ account: delegatorAddress, chain, transport: custom({ request }) })
  return { safeAddress: safe, delegateAddress, delegatorAddress, label: 'bot', signer }
}

const operation = {
  entryPoint: zeroAddress,
  moduleAddress: zeroAddress,
  userOperation: {
    sender: zeroAddress,
    nonce: '0',
    initCode: '0x',
    callData: '0x',
    callGasLimit: 1n,
    verificationGasLimit: 1n,
    preVerificationGas: 1n,
    maxFeePerGas: 1n,
    maxPriorityFeePerGas: 1n,
    paymasterAndData: '0x',
    signature: `0x${'11'.repeat(65)}`,
  },
}

/** In this order, as some need what others have stored. */
const methods: Record<Method, Answer> = {
  getServiceInfo: { ask: () => api.getServiceInfo(), answer: ok },
  getServiceSingletonsInfo: { ask: () => api.getServiceSingletonsInfo(), answer: ok },
  decodeData: {
    ask: () => api.decodeData('0x12345678'),
    answer: 'The data could not be decoded: no known function matches.',
  },
  getSafeDelegates: { ask: () => api.getSafeDelegates({ safeAddress: safe, limit: 5 }), answer: ok },
  addSafeDelegate: { ask: () => api.addSafeDelegate(delegation()), answer: noDelegates },
  removeSafeDelegate: { ask: () => api.removeSafeDelegate(delegation()), answer: noDelegates },
  proposeTransaction: { ask: () => api.proposeTransaction(proposal), answer: ok },
  confirmTransaction: {
    ask: async () => api.confirmTransaction(proposal.safeTxHash, proposal.senderSignature),
    answer: ok,
  },
  getTransaction: { ask: () => api.getTransaction(proposal.safeTxHash), answer: ok },
  getTransactionConfirmations: {
    ask: () => api.getTransactionConfirmations(proposal.safeTxHash),
    answer: ok,
  },
  addMessage: {
    ask: async () => api.addMessage(safe, { message, signature: await signMessage(devnet.roles.demo[0]) }),
    answer: ok,
  },
  addMessageSignature: {
    ask: async () => api.addMessageSignature(await messageHash(), await signMessage(devnet.roles.demo[1])),
    answer: ok,
  },
  getMessage: { ask: async () => api.getMessage(await messageHash()), answer: ok },
  getMessages: { ask: () => api.getMessages(safe, { limit: 1 }), answer: ok },
  getSafesByOwner: { ask: () => api.getSafesByOwner(devnet.roles.demo[0]), answer: ok },
  getSafesByModule: { ask: () => api.getSafesByModule(devnet.roles.whale), answer: ok },
  getSafeInfo: { ask: () => api.getSafeInfo(safe), answer: ok },
  getSafeCreationInfo: { ask: () => api.getSafeCreationInfo(safe), answer: ok },
  estimateSafeTransaction: {
    ask: () => api.estimateSafeTransaction(safe, { to: safe, value: '0', operation: 0 }),
    answer: ok,
  },
  getIncomingTransactions: { ask: () => api.getIncomingTransactions(safe), answer: ok },
  getModuleTransactions: { ask: () => api.getModuleTransactions(safe), answer: ok },
  getMultisigTransactions: { ask: () => api.getMultisigTransactions(safe, { limit: 1_000 }), answer: ok },
  getPendingTransactions: { ask: () => api.getPendingTransactions(safe), answer: ok },
  getAllTransactions: { ask: () => api.getAllTransactions(safe, { limit: 2, offset: 1 }), answer: ok },
  getNextNonce: { ask: () => api.getNextNonce(safe), answer: ok },
  getTokenList: { ask: () => api.getTokenList({ ordering: 'symbol' }), answer: ok },
  getToken: { ask: () => api.getToken(safe), answer: 'There is no token at this address.' },
  getSafeOperationsByAddress: { ask: () => api.getSafeOperationsByAddress(safe), answer: noOperations },
  getPendingSafeOperations: { ask: () => api.getPendingSafeOperations(safe), answer: noOperations },
  getSafeOperation: { ask: () => api.getSafeOperation(zeroHash), answer: noOperations },
  addSafeOperation: {
    ask: () => api.addSafeOperation({ ...operation, safeAddress: safe }),
    answer: noOperations,
  },
  getSafeOperationConfirmations: {
    ask: () => api.getSafeOperationConfirmations(zeroHash, { limit: 1 }),
    answer: noOperations,
  },
  confirmSafeOperation: {
    ask: () => api.confirmSafeOperation(zeroHash, `0x${'11'.repeat(65)}`),
    answer: noOperations,
  },
}

test('default: the table has every method of api-kit', () => {
  const own = Object.getOwnPropertyNames(SafeApiKit.prototype).filter((name) => name !== 'constructor')
  expect(Object.keys(methods).toSorted()).toEqual(own.toSorted())
})

test.each(Object.entries(methods))('default: api-kit asks %s', async (_, { ask, answer }) => {
  const got = await ask().then(
    () => ok,
    (error: Error) => error.message,
  )
  expect(got).toBe(answer)
})

test('default: every endpoint of the service has one route', () => {
  const parts = { config: readConfig({}), describeDeps: {}, states: {}, deployment: {} } as GatewayParts
  const names = createServiceRoutes(parts).map(({ endpoint }) => endpoint.name)
  expect(names.toSorted()).toEqual(serviceEndpoints.map(({ name }) => name).toSorted())
})
