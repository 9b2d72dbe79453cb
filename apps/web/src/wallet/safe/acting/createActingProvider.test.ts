import { type Client, numberToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import type { ProviderRequest } from '../../walletProvider.ts'
import { createActingProvider } from './createActingProvider.ts'

const [safe, owner, other] = [
  '0x00000000000000000000000000000000000000AA',
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
] as const

function acting() {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const asked: ProviderRequest[] = []
  const provider = createActingProvider({
    owner,
    safe,
    chainId: 1337,
    provider: {
      async request(request) {
        asked.push(request)
        return 'passed on'
      },
      listen(event, listener) {
        const all = listeners.get(event) ?? new Set()
        listeners.set(event, all.add(listener))
        return () => void all.delete(listener)
      },
    },
    review: async () => ({ status: 'closed' }),
    proposals: { read: async () => undefined },
    client: {} as Client,
  })
  const emit = (event: string, value?: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  return { provider, asked, emit, listeners }
}

test('default: reads and the choice of the chain go to the owner’s wallet', async () => {
  const { provider, asked } = acting()
  for (const method of ['eth_chainId', 'eth_call', 'wallet_switchEthereumChain', 'wallet_watchAsset'])
    expect(await provider.request({ method })).toBe('passed on')
  expect(asked).toHaveLength(4)
  expect(await provider.request({ method: 'wallet_revokePermissions' })).toBe(null)
  expect(asked).toHaveLength(4)
})

test('behavior: it ends when the owner’s wallet hangs up or changes its account, and not otherwise', () => {
  for (const [event, value, times] of [
    ['disconnect', undefined, 1],
    ['accountsChanged', [other], 1],
    ['accountsChanged', [], 1],
    ['accountsChanged', [owner, other], 0],
    ['chainChanged', '0x1', 0],
  ] as const) {
    const { provider, emit, listeners } = acting()
    const ended = vi.fn()
    const stop = provider.listen('disconnect', ended)
    emit(event, value)
    expect([event, value, ended.mock.calls.length]).toEqual([event, value, times])
    stop()
    expect([...listeners.values()].every(({ size }) => size === 0)).toBe(true)
  }
})

test('behavior: the accounts of the owner’s wallet are not those of the Safe; its chain is', () => {
  const { provider, emit } = acting()
  const [accounts, chain] = [vi.fn(), vi.fn()]
  provider.listen('accountsChanged', accounts)
  provider.listen('chainChanged', chain)
  emit('accountsChanged', [other])
  emit('chainChanged', numberToHex(1))
  expect(accounts).not.toHaveBeenCalled()
  expect(chain).toHaveBeenCalledWith('0x1')
})

test('error: who closes the review has rejected', async () => {
  const { provider, asked } = acting()
  const call = { from: safe, to: other, value: '0x1' }
  await expect(provider.request({ method: 'eth_sendTransaction', params: [call] })).rejects.toMatchObject({
    code: 4001,
  })
  await expect(provider.request({ method: 'personal_sign', params: ['hello', safe] })).rejects.toMatchObject({
    code: 4001,
  })
  expect(asked).toEqual([])
})
