import { devnet as deployment } from '@love/contracts/deployments/1337'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remoteChain } from '../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

const chain = '1337'
const hash = `0x${'ab'.repeat(32)}`
const love = deployment.tokens.LOVE

let devnet: Devnet
let server: TestServer
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20 },
    timings: { pollMs: 100 },
  })
  sdk.setBaseUrl(server.url)
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

/** For parts of a request of which nothing is read here. */
const anything = {} as never
const safe = () => devnet.safes.teamSafe
const owner = () => devnet.roles.demo[0]

/** What each function of the published client gets here: an answer, or why there is none. */
const functions: Readonly<Record<string, readonly [ask: () => Promise<unknown>, answer: unknown]>> = {
  getSafeInfo: [() => sdk.getSafeInfo(chain, safe()), { threshold: 2 }],
  getIncomingTransfers: [() => sdk.getIncomingTransfers(chain, safe()), { results: expect.any(Array) }],
  getModuleTransactions: [() => sdk.getModuleTransactions(chain, safe()), { results: expect.any(Array) }],
  getMultisigTransactions: [() => sdk.getMultisigTransactions(chain, safe()), { results: expect.any(Array) }],
  getBalances: [() => sdk.getBalances(chain, safe()), { items: expect.any(Array) }],
  getFiatCurrencies: [() => sdk.getFiatCurrencies(), expect.arrayContaining(['USD'])],
  getOwnedSafes: [() => sdk.getOwnedSafes(chain, owner()), { safes: expect.any(Array) }],
  getAllOwnedSafes: [() => sdk.getAllOwnedSafes(owner()), { [chain]: expect.any(Array) }],
  getCollectibles: [() => sdk.getCollectibles(chain, safe()), expect.any(Array)],
  getCollectiblesPage: [() => sdk.getCollectiblesPage(chain, safe()), { results: expect.any(Array) }],
  getTransactionHistory: [() => sdk.getTransactionHistory(chain, safe()), { results: expect.any(Array) }],
  getTransactionQueue: [() => sdk.getTransactionQueue(chain, safe()), { results: [] }],
  getTransactionDetails: [
    () => sdk.getTransactionDetails(chain, hash),
    /There is no transaction with this id/,
  ],
  deleteTransaction: [
    () => sdk.deleteTransaction(chain, hash, `0x${'11'.repeat(65)}`),
    /There is no proposal with this hash/,
  ],
  postSafeGasEstimation: [
    () => sdk.postSafeGasEstimation(chain, safe(), { to: owner(), value: '0', data: '0x', operation: 0 }),
    { safeTxGas: expect.any(String) },
  ],
  getNonces: [() => sdk.getNonces(chain, safe()), { currentNonce: expect.any(Number) }],
  proposeTransaction: [() => sdk.proposeTransaction(chain, safe(), anything), /to: not an address/],
  getConfirmationView: [
    () => sdk.getConfirmationView(chain, safe(), 0, '0xa9059cbb', love),
    expect.anything(),
  ],
  getTxPreview: [
    () => sdk.getTxPreview(chain, safe(), 0, '0x', owner(), '1'),
    { txInfo: { type: 'Transfer' } },
  ],
  getChainsConfig: [() => sdk.getChainsConfig(), { results: [{ chainId: chain }] }],
  getChainConfig: [() => sdk.getChainConfig(chain), { chainId: chain }],
  getSafeApps: [() => sdk.getSafeApps(chain), [{ name: 'LOVE' }]],
  getMasterCopies: [() => sdk.getMasterCopies(chain), expect.any(Array)],
  getDecodedData: [() => sdk.getDecodedData(chain, 0, '0xdeadbeef', love), /decode/],
  getSafeMessages: [() => sdk.getSafeMessages(chain, safe()), { results: [] }],
  getSafeMessage: [() => sdk.getSafeMessage(chain, hash), /no message with this hash/],
  proposeSafeMessage: [() => sdk.proposeSafeMessage(chain, safe(), anything), /message|signature/],
  confirmSafeMessage: [
    () => sdk.confirmSafeMessage(chain, hash, { signature: `0x${'11'.repeat(65)}` }),
    /no message with this hash/,
  ],
  getDelegates: [() => sdk.getDelegates(chain, { safe: safe() }), { results: [] }],
  getSafeOverviews: [
    () => sdk.getSafeOverviews([`1337:${safe()}`], { currency: 'usd', trusted: true } as never),
    [{ threshold: 2 }],
  ],
  getContract: [() => sdk.getContract(chain, love), { name: 'LOVE' }],
  getIndexingStatus: [() => sdk.getIndexingStatus(chain), { lastSync: expect.any(Number) }],
  relayTransaction: [() => sdk.relayTransaction(chain, anything), /does not relay transactions/],
  getRelayCount: [() => sdk.getRelayCount(chain, safe()), { remaining: 0, limit: 0 }],
  registerDevice: [() => sdk.registerDevice(anything), /does not send push notifications/],
  unregisterSafe: [() => sdk.unregisterSafe(chain, safe(), 'a-device'), /does not send push notifications/],
  unregisterDevice: [() => sdk.unregisterDevice(chain, 'a-device'), /does not send push notifications/],
  registerEmail: [() => sdk.registerEmail(chain, safe(), anything, anything), /no email/],
  changeEmail: [() => sdk.changeEmail(chain, safe(), owner(), anything, anything), /no email/],
  resendEmailVerificationCode: [() => sdk.resendEmailVerificationCode(chain, safe(), owner()), /no email/],
  verifyEmail: [() => sdk.verifyEmail(chain, safe(), owner(), anything), /no email/],
  getRegisteredEmail: [() => sdk.getRegisteredEmail(chain, safe(), owner(), anything), /no email/],
  deleteRegisteredEmail: [() => sdk.deleteRegisteredEmail(chain, safe(), owner(), anything), /no email/],
  registerRecoveryModule: [() => sdk.registerRecoveryModule(chain, safe(), anything), /recovery modules/],
  unsubscribeSingle: [() => sdk.unsubscribeSingle(anything), /nothing to unsubscribe from/],
  unsubscribeAll: [() => sdk.unsubscribeAll(anything), /nothing to unsubscribe from/],
  getAuthNonce: [() => sdk.getAuthNonce(), /needs no sign-in/],
  verifyAuth: [() => sdk.verifyAuth(anything), /needs no sign-in/],
  createAccount: [() => sdk.createAccount(anything), /no Safe\{Wallet\} accounts/],
  getAccount: [() => sdk.getAccount(zeroAddress), /no Safe\{Wallet\} accounts/],
  deleteAccount: [() => sdk.deleteAccount(zeroAddress), /no Safe\{Wallet\} accounts/],
  getAccountDataTypes: [() => sdk.getAccountDataTypes(), []],
  getAccountDataSettings: [() => sdk.getAccountDataSettings(zeroAddress), /no Safe\{Wallet\} accounts/],
  putAccountDataSettings: [
    () => sdk.putAccountDataSettings(zeroAddress, anything),
    /no Safe\{Wallet\} accounts/,
  ],
}

test('default: every function of the published client is in this list', () => {
  const calls = Object.entries(sdk).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  expect([...Object.keys(functions), 'setBaseUrl'].toSorted()).toEqual(calls.toSorted())
})

test('default: a Safe that somebody looks at is read', async () => {
  const isRead = () => sdk.getTransactionHistory(chain, safe()).then(Boolean, () => false)
  await expect.poll(isRead, { timeout: 20_000 }).toBe(true)
})

test.each(Object.entries(functions))('default: %s', async (_, [ask, answer]) => {
  const given = await ask().then(
    (reply) => reply,
    (error: Error) => error.message,
  )
  if (!(answer instanceof RegExp)) return expect(given).toMatchObject(answer as object)
  expect(given).toMatch(answer)
  expect(given).not.toMatch(/Not found|</)
})
