import { expect, test, vi } from 'vitest'
import { ProviderError } from './ProviderError.ts'
import { walletProvider } from './walletProvider.ts'

test('default: requests are passed on, and listeners can stop', async () => {
  const foreign = { request: vi.fn(async () => '0x1'), on: vi.fn(), removeListener: vi.fn() }
  const provider = walletProvider(foreign)
  expect(await provider?.request({ method: 'eth_chainId' })).toBe('0x1')
  const listener = () => undefined
  provider?.listen('chainChanged', listener)()
  expect(foreign.on).toHaveBeenCalledWith('chainChanged', listener)
  expect(foreign.removeListener).toHaveBeenCalledWith('chainChanged', listener)
})

test('behavior: `off` and nothing at all will do for stopping', () => {
  const off = vi.fn()
  walletProvider({ request: () => null, on: () => undefined, off })?.listen('x', () => undefined)()
  expect(off).toHaveBeenCalledOnce()
  walletProvider({ request: () => null })?.listen('x', () => undefined)()
})

test.each([undefined, null, 7, 'x', {}, { request: 1 }])('error: %j is no provider', (foreign) => {
  expect(walletProvider(foreign)).toBeUndefined()
})

test.each([
  [{ code: 4001, message: 'no' }, 4001, 'no'],
  [{ code: -32603, message: 'x', data: { originalError: { code: 4902 } } }, 4902, 'x'],
  ['a text', undefined, 'a text'],
  [undefined, undefined, ''],
  [new Error('broken'), undefined, 'broken'],
  [{ code: '4001' }, undefined, ''],
])('error: a thrown %j becomes an error with its code', async (thrown, code, message) => {
  const rejects = walletProvider({ request: () => Promise.reject(thrown) })
  const throws = walletProvider({
    request: () => {
      throw thrown
    },
  })
  for (const provider of [rejects, throws]) {
    const error = await provider?.request({ method: 'x' }).catch((error) => error)
    expect(error).toBeInstanceOf(ProviderError)
    expect(error).toMatchObject({ code, message, cause: thrown })
  }
})
