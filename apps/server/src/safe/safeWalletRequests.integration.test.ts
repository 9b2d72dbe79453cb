// Long because it is one visit of Safe{Wallet}, request by request.
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { deletionHour, deletionTypedData } from '@love/safe/deletionTypedData'
import Safe from '@safe-global/protocol-kit'
import { type Address, createWalletClient, type Hash, hashMessage, http, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { remoteChain } from '../../test/remoteChain.ts'
import { startTestServer, type TestServer } from '../../test/startTestServer.ts'
import * as shapes from '../../test/walletShapes.ts'

const walletOrigin = 'https://app.safe.global'

let devnet: Devnet
let server: TestServer
/** Two of three owners, and one of one. */
let team: Address
let solo: Address
let owners: readonly Address[]
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  team = devnet.safes.teamSafe
  solo = devnet.safes.soloSafe
  owners = devnet.roles.demo
  server = await startTestServer({
    chain: remoteChain(devnet.url),
    follow: { pollMs: 20 },
    timings: { pollMs: 100 },
    config: { safeHosts: [walletOrigin], appUrl: 'https://love.example' },
  })
  for (const safe of [team, solo]) await ask(`/v1/chains/1337/safes/${safe}`, shapes.safe)
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

type Question = { method?: string; body?: unknown; status?: number }

/** As its browser sends it, and as it may read the answer. */
async function ask<Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  { method = 'GET', body, status = 200 }: Question = {},
): Promise<z.output<Shape>> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: walletOrigin },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  expect([response.status, text], path).toEqual([status, expect.any(String)])
  expect(response.headers.get('access-control-allow-origin')).toBe(walletOrigin)
  const parsed = shape.safeParse(JSON.parse(text))
  expect(parsed.error?.issues, `${path}: ${text.slice(0, 500)}`).toBeUndefined()
  return parsed.data as z.output<Shape>
}

/** For what is answered without a body. */
async function write(method: 'POST' | 'DELETE', path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: walletOrigin }
  const answer = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) })
  expect([path, answer.ok]).toEqual([path, true])
}

const onChain = (path: string) => `/v1/chains/1337${path}`
const ofSafe = (safe: Address, path = '') => onChain(`/safes/${safe}${path}`)
const listed = (results: z.output<typeof shapes.history>['results']) =>
  results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
const history = async (safe: Address) =>
  listed((await ask(ofSafe(safe, '/transactions/history?timezone=UTC&trusted=true'), shapes.history)).results)
const queued = async (safe: Address) => {
  const { results } = await ask(ofSafe(safe, '/transactions/queued?trusted=true'), shapes.queue)
  return results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
}
const kitOf = (signer: Address, safeAddress: Address) =>
  Safe.init({ provider: devnet.url, signer, safeAddress })

type Made = { safe: Address; to: Address; value?: string; nonce?: number }

async function make({ safe, to, value = '1', nonce }: Made) {
  const kit = await kitOf(owners[0] ?? zeroAddress, safe)
  const { recommendedNonce } = await ask(ofSafe(safe, '/nonces'), shapes.nonces)
  const tx = await kit.createTransaction({
    transactions: [{ to, value, data: '0x' }],
    options: { nonce: nonce ?? recommendedNonce },
  })
  return { safe, tx, safeTxHash: await kit.getTransactionHash(tx) }
}

type Draft = Awaited<ReturnType<typeof make>>

/** With no signer nobody has signed. */
async function propose({ safe, tx, safeTxHash }: Draft, signer?: Address, origin?: string) {
  const signed = signer && (await (await kitOf(signer, safe)).signTransaction(tx))
  const { to, value, nonce, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx.data
  const body = {
    ...{ to, value, operation: Number(operation), safeTxGas, baseGas, gasPrice, gasToken, refundReceiver },
    nonce: String(nonce),
    safeTxHash,
    sender: signer ?? owners[0],
    signature: signer && signed?.getSignature(signer)?.data,
    origin,
  }
  return ask(onChain(`/transactions/${safe}/propose`), shapes.details, { method: 'POST', body })
}

test('default: the first screen, a home and its settings', async () => {
  const { results } = await ask(
    '/v2/chains?serviceKey=WALLET_WEB&cursor=limit%3D50%26offset%3D0',
    shapes.chains,
  )
  const chain = await ask('/v2/chains/1337?serviceKey=WALLET_WEB', shapes.chain)
  expect(results).toEqual([chain])
  expect(chain.features).toEqual(expect.arrayContaining(['DELETE_TX', 'TX_NOTES']))
  expect(chain.features).not.toContain('PROPOSERS')
  expect(chain.blockExplorerUriTemplate).toMatchObject({
    address: 'https://love.example/portfolio/{{address}}',
    txHash: 'https://love.example/activity/{{txHash}}',
  })
  const owner = owners[0] ?? zeroAddress
  await ask(onChain(`/owners/${owner}/safes`), shapes.ownedSafes)
  await ask(`/v2/owners/${owner}/safes`, shapes.allOwnedSafes)
  await ask(`/v3/owners/${owner}/safes`, shapes.allOwnedSafes)
  const safes = `safes=1337:${team},1337:${solo}`
  const overview = `${safes}&currency=usd&trusted=true&exclude_spam=true&wallet_address=${owner}`
  expect(await ask(`/v2/safes?${overview}`, shapes.overviews)).toHaveLength(2)
  const { implementation } = await ask(ofSafe(team), shapes.safe)
  await ask(onChain('/about/master-copies'), shapes.masterCopies)
  const isSynced = async () => (await ask(onChain('/about/indexing'), shapes.indexing)).synced
  await expect.poll(isSynced, { timeout: 20_000 }).toBe(true)
  await ask(onChain(`/contracts/${implementation.value}`), shapes.contract)
  await ask(`/v2/chains/1337/delegates?safe=${team}`, shapes.delegates)
  const [own] = await ask(onChain('/safe-apps?clientUrl=https%3A%2F%2Fapp.safe.global'), shapes.safeApps)
  expect(own).toMatchObject({ featured: true, iconUrl: 'https://love.example/favicon.svg' })
})

test('default: assets, with the logos of our own tokens', async () => {
  expect(await ask('/v1/balances/supported-fiat-codes', shapes.fiatCodes)).toContain('USD')
  const { items } = await ask(ofSafe(team, '/balances/usd?trusted=false'), shapes.balances)
  const logos = Object.fromEntries(items.map(({ tokenInfo }) => [tokenInfo.symbol, tokenInfo.logoUri]))
  expect(logos).toMatchObject({
    ETH: 'https://love.example/logos/token-eth.svg',
    LOVE: 'https://love.example/logos/heart.svg',
  })
  await expect.poll(() => history(team), { timeout: 20_000 }).not.toEqual([])
  await ask(`/v2/chains/1337/safes/${team}/collectibles?trusted=false`, shapes.collectibles)
  expect(await ask(ofSafe(team, '/positions/usd'), shapes.positions)).toEqual([])
})

test('default: history, by its filters too, and the details of each of its transactions', async () => {
  await expect.poll(() => history(team), { timeout: 20_000 }).not.toEqual([])
  for (const { id } of await history(team)) await ask(onChain(`/transactions/${id}`), shapes.details)
  for (const list of ['incoming-transfers', 'multisig-transactions?executed=true', 'module-transactions'])
    await ask(ofSafe(team, `/${list}`), shapes.transactions)
})

test('default: proposed with a note, confirmed, executed, and rejected in its place', async () => {
  const [first, second, third] = devnet.roles.demo
  await ask(onChain(`/transactions/${team}/preview`), shapes.preview, {
    method: 'POST',
    body: { to: third, value: '1', data: '0x', operation: 0 },
  })
  await ask(`/v2/chains/1337/safes/${team}/multisig-transactions/estimations`, shapes.estimation, {
    method: 'POST',
    body: { to: third, value: '1', data: null, operation: 0 },
  })
  const draft = await make({ safe: team, to: third })
  const origin = JSON.stringify({ url: 'https://love.example', name: 'x', note: 'for the party' })
  const proposed = await propose(draft, first, origin)
  expect(proposed).toMatchObject({
    note: 'for the party',
    safeAppInfo: { name: 'LOVE', logoUri: 'https://love.example/favicon.svg' },
    detailedExecutionInfo: { trusted: true, rejectors: [] },
  })
  expect(await ask(onChain(`/transactions/${proposed.txId}`), shapes.details)).toMatchObject({
    note: 'for the party',
  })
  expect(await queued(team)).toMatchObject([{ id: proposed.txId, note: 'for the party' }])

  // A rejection is another one with the same nonce, in which the Safe does nothing.
  const rejection = await make({ safe: team, to: team, value: '0', nonce: draft.tx.data.nonce })
  const rejected = await propose(rejection, second)
  expect(rejected.txInfo).toMatchObject({ type: 'Custom', isCancellation: true })
  expect(await queued(team)).toHaveLength(2)
  expect(await ask(onChain(`/transactions/${proposed.txId}`), shapes.details)).toMatchObject({
    detailedExecutionInfo: { rejectors: [{ value: second }] },
  })

  // The note is the proposer's: whoever confirms cannot put another one in its place.
  const confirmed = await propose(draft, second, JSON.stringify({ note: 'for somebody else' }))
  expect(confirmed).toMatchObject({ txStatus: 'AWAITING_EXECUTION', note: 'for the party' })
  const kit = await kitOf(first, team)
  await kit.executeTransaction(
    await (await kitOf(second, team)).signTransaction(await kit.signTransaction(draft.tx)),
  )
  const status = async () => (await ask(onChain(`/transactions/${proposed.txId}`), shapes.details)).txStatus
  await expect.poll(status, { timeout: 10_000 }).toBe('SUCCESS')
  expect(await queued(team)).toEqual([])
  expect((await history(team))[0]).toMatchObject({ id: proposed.txId, note: 'for the party' })
})

test('behavior: a Safe of one owner executes at once: described without a signature, and nowhere before the chain has it #owner-signature', async () => {
  const [first, , third] = devnet.roles.demo
  const draft = await make({ safe: solo, to: third })
  const before = await history(solo)
  const described = await propose(draft)
  expect(described).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'Transfer', recipient: { value: third } },
    detailedExecutionInfo: { trusted: false, confirmations: [], safeTxHash: draft.safeTxHash },
  })
  expect(await queued(solo)).toEqual([])
  expect(await history(solo)).toEqual(before)
  for (const id of [described.txId, draft.safeTxHash])
    await ask(onChain(`/transactions/${id}`), shapes.refusal, { status: 404 })
  await (await kitOf(first, solo)).executeTransaction(draft.tx)
  const newest = async () => (await history(solo))[0]
  await expect.poll(newest, { timeout: 10_000 }).toMatchObject({ id: described.txId, txStatus: 'SUCCESS' })
})

test('default: deleted by whoever proposed it', async () => {
  const [first, , third] = devnet.roles.demo
  const draft = await make({ safe: team, to: third })
  const { txId } = await propose(draft, first)
  const safeTxHash = draft.safeTxHash as Hash
  const signature = await createWalletClient({ transport: http(devnet.url) }).signTypedData({
    account: first,
    ...deletionTypedData({ safe: team, chainId: 1337, safeTxHash, hour: deletionHour(Date.now()) }),
  })
  await write('DELETE', onChain(`/transactions/${safeTxHash}`), { signature })
  expect((await queued(team)).map(({ id }) => id)).not.toContain(txId)
})

test('default: a message of a known app, by its name and its picture', async () => {
  const [first, second] = devnet.roles.demo
  const text = 'LOVE is all you need'
  const sign = async (signer: Address) => {
    const kit = await kitOf(signer, team)
    return (await kit.signMessage(kit.createMessage(text))).getSignature(signer)?.data
  }
  const origin = JSON.stringify({ url: 'https://love.example' })
  await write('POST', ofSafe(team, '/messages'), { message: text, signature: await sign(first), origin })
  const hash = await (await kitOf(first, team)).getSafeMessageHash(hashMessage(text))
  await write('POST', onChain(`/messages/${hash}/signatures`), { signature: await sign(second) })
  const known = { status: 'CONFIRMED', name: 'LOVE', logoUri: 'https://love.example/favicon.svg' }
  expect(await ask(onChain(`/messages/${hash}`), shapes.message)).toMatchObject(known)
  const { results } = await ask(ofSafe(team, '/messages'), shapes.messages)
  expect(results.find(({ type }) => type === 'MESSAGE')).toMatchObject(known)
})
