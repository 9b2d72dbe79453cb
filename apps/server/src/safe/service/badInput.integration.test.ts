import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { safeTxHashes } from '@love/safe/safeTx'
import SafeApiKit, { type ProposeTransactionProps } from '@safe-global/api-kit'
import Safe from '@safe-global/protocol-kit'
import { type Address, zeroAddress, zeroHash } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { remoteChain } from '../../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts'
import { type Config, readConfig } from '../../config.ts'

let devnet: Devnet
let server: TestServer
let safe: Address
let api: SafeApiKit
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  safe = devnet.safes.teamSafe
  server = await start()
  api = apiOf(server)
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

const start = (config: Partial<Config> = {}) =>
  startTestServer({
    chain: remoteChain(devnet.url),
    config,
    follow: { pollMs: 20 },
    timings: { pollMs: 100 },
  })

const apiOf = ({ url }: TestServer) => new SafeApiKit({ chainId: 1337n, txServiceUrl: `${url}/api` })

const kitOf = (signer: Address) => Safe.init({ provider: devnet.url, signer, safeAddress: safe })

/** What a bot of this owner would send. */
async function proposalOf(signer: Address): Promise<ProposeTransactionProps> {
  const kit = await kitOf(signer)
  const made = await kit.createTransaction({ transactions: [{ to: signer, value: '1', data: '0x' }] })
  const signed = await kit.signTransaction(made)
  return {
    safeAddress: safe,
    safeTransactionData: made.data,
    safeTxHash: await kit.getTransactionHash(made),
    senderAddress: signer,
    senderSignature: signed.getSignature(signer)?.data ?? '0x',
  }
}

/** A signature that was made, but of something else. */
const otherSignature = async (signer: Address) => {
  const kit = await kitOf(signer)
  return (await kit.signMessage(kit.createMessage('else'))).getSignature(signer)?.data ?? '0x'
}

test('error: nothing enters the queue without the signature of an owner #owner-signature', async () => {
  const [owner, other] = devnet.roles.demo
  const stranger = devnet.roles.whale
  const right = await proposalOf(owner)
  const refused = (changes: Partial<ProposeTransactionProps>, words: string) =>
    expect(api.proposeTransaction({ ...right, ...changes })).rejects.toThrow(words)
  await refused({ senderAddress: other }, `The signature is not by ${other}.`)
  await refused({ senderAddress: stranger }, `${stranger} is not an owner of this Safe.`)
  await refused({ senderSignature: await otherSignature(owner) }, 'or it is for something else.')
  await refused({ senderSignature: '0x12' }, 'signature: shorter than 65 bytes')
  await refused({ senderSignature: undefined as never }, 'signature: not a signature')
  await refused({ safeTxHash: zeroHash }, 'Wrong safeTxHash')
  await refused({ safeAddress: stranger }, 'There is no Safe at this address.')
  const { nonce } = right.safeTransactionData
  await refused(
    { safeTransactionData: { ...right.safeTransactionData, nonce: nonce + 1 } },
    'Wrong safeTxHash',
  )
  const none = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  }
  const tx = { to: owner, value: 1n, data: '0x', operation: 0, nonce: BigInt(nonce), ...none } as const
  const { hash } = safeTxHashes({ safe, chainId: 1, version: '1.4.1', tx })
  await refused({ safeTxHash: hash }, `and this chain it is ${right.safeTxHash}`)
  expect((await api.getPendingTransactions(safe)).count).toBe(0)
})

test('error: neither does a confirmation, nor a message', async () => {
  const [owner, other] = devnet.roles.demo
  const stranger = devnet.roles.whale
  const right = await proposalOf(owner)
  await expect(api.confirmTransaction(right.safeTxHash, right.senderSignature)).rejects.toThrow(
    'There is no proposal with this hash.',
  )
  await api.proposeTransaction(right)
  const refused = (signature: string, words: string) =>
    expect(api.confirmTransaction(right.safeTxHash, signature)).rejects.toThrow(words)
  await refused(
    await otherSignature(other),
    'which is not an owner of this Safe, or it is for something else.',
  )
  await refused(`0x${'00'.repeat(65)}`, 'signature')
  await refused('0x12', 'signature: shorter than 65 bytes')
  const approval = `0x${stranger.slice(2).padStart(64, '0')}${'00'.repeat(32)}01`
  await refused(approval, `The signature is by ${stranger}, which is not an owner of this Safe`)
  expect((await api.getTransaction(right.safeTxHash)).confirmations).toHaveLength(1)
  const signature = await otherSignature(other)
  await expect(api.addMessage(safe, { message: 'this', signature })).rejects.toThrow(
    'it is for something else',
  )
  await expect(api.addMessageSignature(zeroHash, signature)).rejects.toThrow('There is no message with this')
  expect((await api.getMessages(safe)).count).toBe(0)
})

test('error: blind signatures are taken only where the operator says so #no-blind-signing', async () => {
  const [owner] = devnet.roles.demo
  const right = await proposalOf(owner)
  const { data: senderSignature } = await (await kitOf(owner)).signHash(right.safeTxHash)
  const blind = { ...right, senderSignature }
  await expect(api.proposeTransaction(blind)).rejects.toThrow('Sign the typed data instead.')
  const lenient = await start({ safeEthSign: true })
  onTestFinished(lenient.close)
  await apiOf(lenient).proposeTransaction(blind)
  expect((await apiOf(lenient).getTransaction(right.safeTxHash)).confirmations).toMatchObject([
    { owner, signatureType: 'ETH_SIGN', signature: senderSignature },
  ])
})

test('error: what is not there, and what is malformed, is said in JSON', async () => {
  await expect(api.getSafeInfo(devnet.roles.whale)).rejects.toThrow('no Safe')
  await expect(api.getTransaction(zeroHash)).rejects.toThrow('There is no transaction with this hash.')
  await expect(api.getMessage(zeroHash)).rejects.toThrow('There is no message with this hash.')
  const wrong = safe.replace(/[a-f]/, (letter) => letter.toUpperCase())
  const cases = [
    ['/api', 404, 'Not found.'],
    ['/api/', 404, 'Not found.'],
    ['/api/v1/nothing/', 404, 'Not found.'],
    ['/api/v9/about', 404, 'Not found.'],
    ['/api/v1/safes/0x12/', 400, 'address: not an address'],
    [`/api/v1/safes/${wrong}/`, 422, 'address: an address with a wrong checksum'],
    ['/api/v2/multisig-transactions/0x12/', 400, 'safeTxHash: shorter than 32 bytes'],
    [`/api/v2/safes/${safe}/multisig-transactions/?limit=0`, 400, 'limit: not a whole number from 1'],
    [`/api/v2/safes/${safe}/multisig-transactions/?executed=maybe`, 400, 'executed: not true or false'],
    [`/api/v1/safes/${safe}/multisig-transactions/estimations/`, 405, 'Use POST, OPTIONS.'],
  ] as const
  for (const [path, status, words] of cases) {
    const answer = await fetch(`${server.url}${path}`)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      status,
      'application/json',
    ])
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining(words) })
  }
})

test('behavior: its limits on writes and its hosts are those of the gateway', async () => {
  const [host] = readConfig({}).safeHosts
  const gatewayLimits = { ...readConfig({}).gatewayLimits, writesPerSecond: 0.001, writesBurst: 1 }
  const strict = await start({ gatewayLimits })
  onTestFinished(strict.close)
  const [owner] = devnet.roles.demo
  await apiOf(strict).proposeTransaction(await proposalOf(owner))
  const elsewhere = await fetch(`${strict.url}/v1/chains/1337/transactions/${safe}/propose`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(elsewhere.status).toBe(429)
  const headers = { origin: host ?? '' }
  const about = await fetch(`${strict.url}/api/v1/about/`, { headers })
  expect(about.headers.get('access-control-allow-origin')).toBe(host)
})

test('behavior: where another gateway answers there is no service, and it says so', async () => {
  const forwarding = await start({ safeGatewayUrl: 'http://127.0.0.1:9' })
  onTestFinished(forwarding.close)
  const words = '/api is not available'
  await expect(apiOf(forwarding).getSafeInfo(safe)).rejects.toThrow(words)
  await expect(apiOf(forwarding).confirmTransaction(zeroHash, '0x')).rejects.toThrow(words)
})
