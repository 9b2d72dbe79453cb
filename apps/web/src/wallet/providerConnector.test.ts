import { http } from 'viem'
import { expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { connect, disconnect, getConnection, reconnect, switchChain } from 'wagmi/actions'
import { devnetChain } from '../chain/devnetChain.ts'
import { type ProviderConnectorParameters, providerConnector } from './providerConnector.ts'
import { walletProvider } from './walletProvider.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
type Answers = Readonly<Record<string, (params?: unknown) => unknown>>

/** A wallet that answers as told; what is not told is unsupported. */
function scripted(answers: Answers = {}) {
  const listeners = new Map<string, (value: unknown) => void>()
  const all: Answers = {
    eth_requestAccounts: () => [address.toLowerCase()],
    eth_accounts: () => [address],
    eth_chainId: () => '0x539',
    ...answers,
  }
  const asked: string[] = []
  const foreign = {
    async request({ method, params }: { method: string; params?: unknown }) {
      asked.push(method)
      const answer = all[method]
      if (!answer) throw { code: 4200, message: 'unsupported' }
      return answer(params)
    },
    on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  }
  return {
    foreign,
    asked,
    listeners,
    emit: (event: string, value?: unknown) => listeners.get(event)?.(value),
  }
}

function setUp(wallet: ReturnType<typeof scripted>, parameters: Partial<ProviderConnectorParameters> = {}) {
  const config = createConfig({
    chains: [devnetChain],
    transports: { [devnetChain.id]: http('http://node.test') },
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
  const connector = providerConnector({
    id: 'scripted',
    name: 'Scripted',
    loadProvider: async () => walletProvider(wallet.foreign),
    ...parameters,
  })
  return { config, connector }
}

test('default: connects, normalises and hangs up', async () => {
  const wallet = scripted()
  const onAccounts = vi.fn()
  const { config, connector } = setUp(wallet, { onAccounts })
  await connect(config, { connector })
  expect(getConnection(config)).toMatchObject({ status: 'connected', address, chainId: 1337 })
  expect(onAccounts).toHaveBeenCalledOnce()
  await disconnect(config)
  expect(getConnection(config).status).toBe('disconnected')
  expect(wallet.listeners.size).toBe(0)
  expect(wallet.asked).toContain('wallet_revokePermissions')
})

test.each([[[]], [null], [['0x123']], [7]])('error: %j for accounts is no account', async (answer) => {
  const { config, connector } = setUp(scripted({ eth_requestAccounts: () => answer }))
  await expect(connect(config, { connector })).rejects.toMatchObject({ name: 'NoAccountError' })
  expect(getConnection(config).status).toBe('disconnected')
})

test('error: without a provider the wallet is not installed', async () => {
  const { config, connector } = setUp(scripted(), { loadProvider: async () => undefined })
  await expect(connect(config, { connector })).rejects.toMatchObject({ name: 'ProviderNotFoundError' })
})

test('behavior: an unknown chain is connected as chain 0', async () => {
  const { config, connector } = setUp(scripted({ eth_chainId: () => null }))
  await connect(config, { connector })
  expect(getConnection(config).chainId).toBe(0)
})

test('behavior: a hung up call ends at once, and a late answer changes nothing', async () => {
  let answer = (_: unknown) => {}
  const late = new Promise((resolve) => {
    answer = resolve
  })
  const line = new AbortController()
  const { config, connector } = setUp(scripted({ eth_requestAccounts: () => late }), { signal: line.signal })
  const call = connect(config, { connector })
  line.abort(new Error('hung up'))
  await expect(call).rejects.toThrow('hung up')
  answer([address])
  await late
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(getConnection(config).status).toBe('disconnected')
})

test('behavior: follows accounts and chains, whatever their spelling', async () => {
  const wallet = scripted()
  const { config, connector } = setUp(wallet)
  await connect(config, { connector })
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  wallet.emit('accountsChanged', [other.toLowerCase()])
  expect(getConnection(config).address).toBe(other)
  wallet.emit('chainChanged', '1')
  expect(getConnection(config).chainId).toBe(1)
  wallet.emit('chainChanged', null)
  expect(getConnection(config).chainId).toBe(0)
  wallet.emit('disconnect', { code: 1013 })
  expect(getConnection(config).status).toBe('connected')
})

test.each([
  ['accountsChanged', []],
  ['accountsChanged', ['0x123']],
  ['accountsChanged', undefined],
  ['disconnect', undefined],
  ['disconnect', 'text'],
])('behavior: %s with %j hangs up', async (event, value) => {
  const wallet = scripted()
  const { config, connector } = setUp(wallet)
  await connect(config, { connector })
  wallet.emit(event, value)
  expect(getConnection(config).status).toBe('disconnected')
  expect(wallet.listeners.size).toBe(0)
})

test('behavior: reconnects without asking, and not to a locked wallet', async () => {
  const open = scripted()
  const first = setUp(open)
  await reconnect(first.config, { connectors: [first.connector] })
  expect(getConnection(first.config)).toMatchObject({ status: 'connected', address })
  expect(open.asked).not.toContain('eth_requestAccounts')

  const second = setUp(scripted({ eth_accounts: () => [] }))
  await reconnect(second.config, { connectors: [second.connector] })
  expect(getConnection(second.config).status).toBe('disconnected')
})

test('behavior: switches the chain and says so', async () => {
  let chain = '0x1'
  const wallet = scripted({
    eth_chainId: () => chain,
    wallet_switchEthereumChain: () => {
      chain = '0x539'
      return null
    },
  })
  const { config, connector } = setUp(wallet)
  await connect(config, { connector })
  await switchChain(config, { chainId: 1337 })
  expect(getConnection(config).chainId).toBe(1337)
})

test('error: a wallet that says it switched and did not is still on the wrong chain', async () => {
  const wallet = scripted({ eth_chainId: () => '0x1', wallet_switchEthereumChain: () => null })
  const { config, connector } = setUp(wallet)
  await connect(config, { connector })
  await expect(switchChain(config, { chainId: 1337 })).rejects.toMatchObject({ name: 'WrongNetworkError' })
  expect(getConnection(config).chainId).toBe(1)
})
