import { devnet as deployment } from '@love/contracts/deployments/1337'
import { ensContracts } from '@love/contracts/deployments/ens'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { ChainFeature } from '@love/safe/api/enumerations'
import { deletionHour, deletionTypedData } from '@love/safe/deletionTypedData'
import Safe from '@safe-global/protocol-kit'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  hashMessage,
  http,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remoteChain } from '../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'

let devnet: Devnet
let server: TestServer
let safe: Address
const chain = '1337'

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  safe = devnet.safes.teamSafe
  server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20 },
    timings: { pollMs: 100 },
  })
  sdk.setBaseUrl(server.url)
  await sdk.getSafeInfo(chain, safe)
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

type SafeTransaction = Awaited<ReturnType<Safe['createTransaction']>>

const kitOf = (signer: Address) => Safe.init({ provider: devnet.url, signer, safeAddress: safe })

async function queue() {
  const { results } = await sdk.getTransactionQueue(chain, safe)
  return results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
}

async function propose(signer: Address, made: SafeTransaction, safeTxHash: string) {
  const signed = await (await kitOf(signer)).signTransaction(made)
  const { data } = signed
  return sdk.proposeTransaction(chain, safe, {
    ...data,
    nonce: String(data.nonce),
    operation: Number(data.operation),
    safeTxHash,
    sender: signer,
    signature: signed.getSignature(signer)?.data,
    origin: '{"name":"tests"}',
  } as never)
}

test('default: protocol-kit makes it, two owners sign, the SDK carries it, and it is executed', async () => {
  const [first, second, third] = devnet.roles.demo
  const kit = await kitOf(first)
  const { recommendedNonce } = await sdk.getNonces(chain, safe)
  const made = await kit.createTransaction({
    transactions: [{ to: third, value: String(parseEther('0.1')), data: '0x' }],
    options: { nonce: recommendedNonce },
  })
  const safeTxHash = await kit.getTransactionHash(made)
  const proposed = await propose(first, made, safeTxHash)
  expect(proposed.txStatus).toBe('AWAITING_CONFIRMATIONS')
  expect((await queue()).map(({ txStatus }) => txStatus)).toContain('AWAITING_CONFIRMATIONS')
  const confirmed = await propose(second, made, safeTxHash)
  expect(confirmed.txStatus).toBe('AWAITING_EXECUTION')
  expect(confirmed.detailedExecutionInfo).toMatchObject({ confirmationsRequired: 2, safeTxHash })

  const details = await sdk.getTransactionDetails(chain, proposed.txId)
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') throw new Error('It is no multisig transaction.')
  const both = await (await kitOf(first)).createTransaction({
    transactions: [{ to: third, value: String(parseEther('0.1')), data: '0x' }],
    options: { nonce: recommendedNonce },
  })
  for (const { signer, signature = '0x' } of execution.confirmations)
    both.addSignature({
      signer: signer.value,
      data: signature,
      isContractSignature: false,
      staticPart: () => signature,
      dynamicPart: () => '',
    })
  await (await kitOf(third)).executeTransaction(both)
  const status = async () => (await sdk.getTransactionDetails(chain, proposed.txId)).txStatus
  await expect.poll(status, { timeout: 10_000 }).toBe('SUCCESS')
  expect((await queue()).some(({ id }) => id === proposed.txId)).toBe(false)
  const { results } = await sdk.getTransactionHistory(chain, safe)
  expect(results.some((item) => item.type === 'TRANSACTION' && item.transaction.id === proposed.txId)).toBe(
    true,
  )
})

test('default: a message is signed by two owners through the SDK', async () => {
  const [first, second] = devnet.roles.demo
  const message = 'LOVE is all you need'
  const kit = await kitOf(first)
  const sign = async (signer: Address) => {
    const own = await kitOf(signer)
    const signed = await own.signMessage(own.createMessage(message))
    return signed.getSignature(signer)?.data ?? '0x'
  }
  await sdk.proposeSafeMessage(chain, safe, { message, signature: await sign(first) })
  const messageHash = await kit.getSafeMessageHash(hashMessage(message))
  expect((await sdk.getSafeMessage(chain, messageHash)).status).toBe('NEEDS_CONFIRMATION')
  await sdk.confirmSafeMessage(chain, messageHash, { signature: await sign(second) })
  const { status, preparedSignature = '0x' } = await sdk.getSafeMessage(chain, messageHash)
  expect(status).toBe('CONFIRMED')
  expect(await kit.isValidSignature(hashMessage(message), preparedSignature)).toBe(true)
})

test('default: the chain names what works on it, and leaves the gas price to the node', async () => {
  const { results } = await sdk.getChainsConfig()
  const config = await sdk.getChainConfig(chain)
  expect(results).toEqual([config])
  const { FEATURES } = sdk
  // The one that does not work here.
  const missing: readonly string[] = [FEATURES.SPENDING_LIMIT]
  const working = Object.values(ChainFeature).filter((feature) => !missing.includes(feature))
  expect(config.features.toSorted()).toEqual(working.toSorted())
  expect(config.ensRegistryAddress).toBe(ensContracts.registry)
  expect(config.gasPrice).toEqual([])
})

test('default: every other function of the SDK has an answer', async () => {
  const [first, second] = devnet.roles.demo
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [first, 5n],
  })
  const love = deployment.tokens.LOVE
  const method = { method: 'transfer', parameters: [{ value: first }, { value: '5' }] }
  expect(await sdk.getDecodedData(chain, 0, data, love)).toMatchObject(method)
  expect(await sdk.getConfirmationView(chain, safe, 0, data, love)).toMatchObject(method)
  expect(await sdk.getTxPreview(chain, safe, 0, data, love)).toMatchObject({
    txInfo: { type: 'Transfer', direction: 'OUTGOING', recipient: { value: first } },
    txData: { dataDecoded: method },
  })
  expect(await sdk.getContract(chain, love)).toMatchObject({ address: love, name: 'LOVE' })
  const estimation = await sdk.postSafeGasEstimation(chain, safe, {
    to: love,
    value: '0',
    data,
    operation: 0,
  })
  expect(Number(estimation.safeTxGas)).toBeGreaterThan(0)
  const { currentNonce, recommendedNonce } = await sdk.getNonces(chain, safe)
  expect(estimation).toMatchObject({ currentNonce, recommendedNonce })

  const sent = await sdk.getMultisigTransactions(chain, safe, { executed: 'true' })
  const [latest] = sent.results
  expect(latest).toMatchObject({ type: 'TRANSACTION', transaction: { txStatus: 'SUCCESS' } })
  const { next } = await sdk.getMultisigTransactions(chain, safe, { executed: 'true', limit: '1' } as never)
  // Links are those of the configured origin, which is another one than that of a test.
  const further = await sdk.getMultisigTransactions(
    chain,
    safe,
    {},
    next?.replace(/^.*?(?=\/v1)/, server.url),
  )
  expect(further.results).toEqual(sent.results.slice(1, 2))
  const incoming = await sdk.getIncomingTransfers(chain, safe)
  expect(incoming.results).not.toEqual([])
  expect((await sdk.getModuleTransactions(chain, safe)).results).toEqual(expect.any(Array))
  expect((await sdk.getCollectiblesPage(chain, safe)).results).toEqual(await sdk.getCollectibles(chain, safe))
  const { results } = await sdk.getSafeMessages(chain, safe)
  expect(results.filter(({ type }) => type === 'MESSAGE')).toMatchObject([{ status: 'CONFIRMED' }])

  const kit = await kitOf(second)
  const made = await kit.createTransaction({ transactions: [{ to: first, value: '1', data: '0x' }] })
  const safeTxHash = await kit.getTransactionHash(made)
  await propose(second, made, safeTxHash)
  const deletion = deletionTypedData({
    safe,
    chainId: 1337,
    safeTxHash: safeTxHash as Hash,
    hour: deletionHour(Date.now()),
  })
  const signature = await createWalletClient({ transport: http(devnet.url) }).signTypedData({
    account: second,
    ...deletion,
  })
  await sdk.deleteTransaction(chain, safeTxHash, signature)
  expect(await queue()).toEqual([])
})
