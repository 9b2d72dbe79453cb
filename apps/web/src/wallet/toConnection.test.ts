import { expect, test } from 'vitest'
import type { GetConnectionReturnType } from 'wagmi/actions'
import { toConnection } from './toConnection.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function connected(chainId: number): GetConnectionReturnType {
  return {
    status: 'connected',
    address,
    addresses: [address],
    chainId,
    chain: undefined,
    connector: { id: 'demo', name: 'Demo wallet' } as never,
    isConnected: true,
    isConnecting: false,
    isDisconnected: false,
    isReconnecting: false,
  }
}

test('default: a wallet on our chain may send', () => {
  expect(toConnection(connected(1337), 1337)).toEqual({
    address,
    isConnected: true,
    status: 'connected',
    chainId: 1337,
    isSupported: true,
    walletId: 'demo',
    walletName: 'Demo wallet',
    isSafe: false,
    ownerAddress: undefined,
  })
})

test('behavior: who acts as a Safe signs with another account', () => {
  const owner = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', connector: {} }
  const connector = { id: 'acting-safe', name: 'Safe', type: 'safe', owner } as never
  expect(toConnection({ ...connected(1337), connector } as never, 1337)).toMatchObject({
    address,
    isSafe: true,
    ownerAddress: owner.address,
  })
})

test.each([
  [1, 1],
  [0, undefined],
])('behavior: on chain %i it may not', (chainId, shown) => {
  expect(toConnection(connected(chainId), 1337)).toMatchObject({ isSupported: false, chainId: shown })
})

test.each(['connecting', 'reconnecting', 'disconnected'] as const)(
  'behavior: %s has no address',
  (status) => {
    const connection = { ...connected(1337), status } as GetConnectionReturnType
    expect(toConnection(connection, 1337)).toMatchObject({ status, isConnected: false, address: undefined })
  },
)
