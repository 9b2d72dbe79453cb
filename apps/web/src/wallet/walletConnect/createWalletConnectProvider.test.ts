import { expect, test, vi } from 'vitest'
import { errorText } from '../../chain/errorText.ts'
import { createSignClient } from './createSignClient.ts'
import { createWalletConnectProvider, type WalletConnectDeps } from './createWalletConnectProvider.ts'
import type { WalletConnectSession } from './session.ts'
import type { SignClient, SignClientEvent, SignClientMessage } from './signClient.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const uri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d'
const session: WalletConnectSession = {
  topic: 'topic',
  expiry: 2_000,
  namespaces: {
    eip155: { accounts: [`eip155:1:${address}`, `eip155:5:${address}`], methods: ['personal_sign'] },
  },
}

function fakeClient(parts: Partial<SignClient> = {}) {
  const listeners = new Map<string, (message: SignClientMessage) => void>()
  let sessions: readonly WalletConnectSession[] = []
  const client: SignClient = {
    connect: async () => ({
      uri,
      approval: async () => {
        sessions = [session]
        return session
      },
    }),
    request: async () => '0xsigned',
    disconnect: vi.fn(async () => undefined),
    session: { getAll: () => sessions },
    on: (event, listener) => listeners.set(event, listener),
    off: (event) => listeners.delete(event),
    ...parts,
  }
  return {
    client,
    emit: (event: SignClientEvent, message: SignClientMessage) => listeners.get(event)?.(message),
  }
}

function open(parts: Partial<SignClient> = {}, deps: Partial<WalletConnectDeps> = {}) {
  const { client, emit } = fakeClient(parts)
  const onUri = vi.fn()
  const provider = createWalletConnectProvider({
    client,
    chainId: 1,
    read: async ({ method }) => `read ${method}`,
    onUri,
    now: () => 1_000_000,
    ...deps,
  })
  const ask = (method: string, params?: unknown) => provider.request({ method, params })
  return { provider, ask, client, emit, onUri }
}

test('default: shows an address, waits for the phone and gives its accounts on our chain', async () => {
  const { ask, onUri } = open()
  expect(await ask('eth_requestAccounts')).toEqual([address])
  expect(onUri).toHaveBeenCalledWith(uri)
  expect(await ask('eth_accounts')).toEqual([address])
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(await ask('personal_sign', ['0x', address])).toBe('0xsigned')
  expect(await ask('eth_getBalance', [address])).toBe('read eth_getBalance')
})

test('behavior: a session of an earlier visit is there again, an expired one is not', async () => {
  expect(await open({ session: { getAll: () => [session] } }).ask('eth_accounts')).toEqual([address])
  const old = { ...session, expiry: 999 }
  expect(await open({ session: { getAll: () => [old] } }).ask('eth_accounts')).toEqual([])
})

test('behavior: the phone can change the account and hang up', async () => {
  const { provider, ask, emit } = open()
  await ask('eth_requestAccounts')
  const accounts = vi.fn()
  const over = vi.fn()
  provider.listen('accountsChanged', accounts)
  provider.listen('disconnect', over)
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const params = { event: { name: 'accountsChanged', data: [`eip155:1:${other}`] } }
  emit('session_event', { topic: 'another', params })
  expect(accounts).not.toHaveBeenCalled()
  emit('session_event', { topic: 'topic', params })
  expect(accounts).toHaveBeenCalledWith([other])
  emit('session_delete', { topic: 'topic' })
  expect(over).toHaveBeenCalledOnce()
  await expect(ask('personal_sign')).rejects.toMatchObject({ code: 'session-over' })
})

test('behavior: to disconnect ends the session on the phone too', async () => {
  const { ask, client } = open()
  await ask('eth_requestAccounts')
  await ask('wallet_revokePermissions')
  expect(client.disconnect).toHaveBeenCalledWith(expect.objectContaining({ topic: 'topic' }))
  expect(await ask('eth_accounts')).toEqual([])
})

test('behavior: a phone that answers after the window was closed is hung up on', async () => {
  let answer = (_: WalletConnectSession) => {}
  const approval = new Promise<WalletConnectSession>((resolve) => {
    answer = resolve
  })
  const line = new AbortController()
  const connect = async () => ({ uri, approval: () => approval })
  const { ask, client } = open({ connect, session: { getAll: () => [session] } }, { signal: line.signal })
  const call = ask('eth_requestAccounts')
  line.abort(new Error('closed'))
  await expect(call).rejects.toThrow('closed')
  answer(session)
  await vi.waitFor(() => expect(client.disconnect).toHaveBeenCalledOnce())
})

test('error: who says no on the phone has rejected', async () => {
  const approval = () => Promise.reject({ code: 5000, message: 'User rejected.' })
  const { ask } = open({ connect: async () => ({ uri, approval }) })
  const error = await ask('eth_requestAccounts').catch((error) => error)
  expect(errorText(error)).toBe('You rejected the request. Nothing was signed or sent.')
})

test('error: what was not agreed on is unsupported', async () => {
  const { ask } = open()
  await ask('eth_requestAccounts')
  await expect(ask('eth_sendTransaction')).rejects.toMatchObject({ code: 4200 })
})

test('error: a relay that does not answer has its words', async () => {
  const { ask } = open({ connect: () => new Promise(() => undefined) }, { relayMs: 10 })
  const error = await ask('eth_requestAccounts').catch((error) => error)
  expect(errorText(error)).toMatch("The WalletConnect relay can't be reached.")
})

test('error: so has a relay that nobody listens for, with the real client', async () => {
  const { client } = await createSignClient({
    projectId: '0'.repeat(32),
    url: 'http://localhost',
    relayUrl: 'ws://127.0.0.1:9',
  })
  const { ask, onUri } = open(client, { relayMs: 1_500 })
  const error = await ask('eth_requestAccounts').catch((error) => error)
  expect(errorText(error)).toMatch("The WalletConnect relay can't be reached.")
  expect(onUri).not.toHaveBeenCalled()
})

test('behavior: of two sessions the newest counts, and a new one ends all others', async () => {
  const older = { ...session, topic: 'older', expiry: 1_500, namespaces: {} }
  const { ask, client } = open({ session: { getAll: () => [older, session] } })
  expect(await ask('eth_accounts')).toEqual([address])
  await ask('eth_requestAccounts')
  expect(client.disconnect).toHaveBeenCalledOnce()
  expect(client.disconnect).toHaveBeenCalledWith(expect.objectContaining({ topic: 'older' }))
})

test('behavior: the phone can leave our chain; asked to switch it is back, whether it can be asked or not', async () => {
  for (const methods of [['wallet_switchEthereumChain'], []]) {
    const request = vi.fn(async () => null)
    const namespaces = { eip155: { accounts: [`eip155:1:${address}`], methods } }
    const approval = async () => ({ ...session, namespaces })
    const { ask, emit, provider } = open({ request, connect: async () => ({ uri, approval }) })
    await ask('eth_requestAccounts')
    const changed = vi.fn()
    provider.listen('chainChanged', changed)
    emit('session_event', { topic: 'topic', params: { event: { name: 'chainChanged', data: 5 } } })
    expect(changed).toHaveBeenCalledWith(5)
    expect(await ask('eth_chainId')).toBe('0x5')
    expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toBeNull()
    expect(await ask('eth_chainId')).toBe('0x1')
    expect(request).toHaveBeenCalledTimes(methods.length)
  }
})

test('behavior: a phone without our chain is on its own one until it offers ours', async () => {
  const request = vi.fn(async () => null)
  const only = (chainId: number) => ({
    eip155: { accounts: [`eip155:${chainId}:${address}`], methods: ['wallet_switchEthereumChain'] },
  })
  const approval = async () => ({ ...session, namespaces: only(5) })
  const { ask, emit } = open({ request, connect: async () => ({ uri, approval }) })
  expect(await ask('eth_requestAccounts')).toEqual([address])
  expect(await ask('eth_chainId')).toBe('0x5')
  await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ chainId: 'eip155:5' }))
  emit('session_update', { topic: 'topic', params: { namespaces: only(1) } })
  expect(await ask('eth_chainId')).toBe('0x1')
})

test.each([
  ['no wallet took it', new Error('Failed to publish payload, please try again.'), 'may not have received'],
  ['no wallet answered', new Error('Request expired. Please try again.'), "didn't respond in time"],
  ['a wallet said no', { code: 5000, message: 'User rejected.' }, 'You rejected the request.'],
  ['a wallet hung up', { code: 6000, message: 'User disconnected.' }, 'The WalletConnect session has ended.'],
  ['a wallet failed', { code: -32000, message: 'No gas.' }, 'Your wallet responded: No gas.'],
])('error: %s', async (_, thrown, words) => {
  const { ask } = open({ request: () => Promise.reject(thrown) })
  await ask('eth_requestAccounts')
  expect(errorText(await ask('personal_sign').catch((error) => error))).toContain(words)
})

test('error: a link that nobody used in time', async () => {
  const approval = () => Promise.reject({ code: 0, message: 'Proposal expired' })
  const { ask } = open({ connect: async () => ({ uri, approval }) })
  const error = await ask('eth_requestAccounts').catch((error) => error)
  expect(errorText(error)).toBe('This connection link has expired. Dial again to get a new one.')
})

test('error: whoever waits for an answer hears that the session is over', async () => {
  const { ask, emit } = open({ request: () => new Promise(() => undefined) })
  await ask('eth_requestAccounts')
  const call = ask('personal_sign')
  emit('session_delete', { topic: 'topic' })
  await expect(call).rejects.toMatchObject({ code: 'session-over' })
})
