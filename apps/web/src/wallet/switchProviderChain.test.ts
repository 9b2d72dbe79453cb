import { expect, test } from 'vitest'
import { devnetChain } from '../chain/devnetChain.ts'
import { ProviderError } from './ProviderError.ts'
import { switchProviderChain } from './switchProviderChain.ts'
import type { WalletProvider } from './walletProvider.ts'

type Script = { knows?: boolean; switchesOnAdd?: boolean; adds?: () => unknown }

function scripted({ knows = false, switchesOnAdd = false, adds = () => null }: Script) {
  let chain = 1
  let isKnown = knows
  const asked: unknown[] = []
  const provider: WalletProvider = {
    async request({ method, params }) {
      if (method === 'eth_chainId') return `0x${chain.toString(16)}`
      asked.push([method, params])
      if (method === 'wallet_addEthereumChain') {
        const answer = adds()
        isKnown = true
        if (switchesOnAdd) chain = 1337
        return answer
      }
      if (!isKnown) throw new ProviderError({ code: 4902, message: 'unknown chain' })
      chain = 1337
      return null
    },
    listen: () => () => undefined,
  }
  return { provider, asked, methods: () => asked.map((entry) => (entry as [string])[0]) }
}

const rpcUrls = ['https://love.example/rpc']

test('default: a known chain is switched to', async () => {
  const { provider, asked } = scripted({ knows: true })
  expect(await switchProviderChain(provider, { chain: devnetChain })).toBe(1337)
  expect(asked).toEqual([['wallet_switchEthereumChain', [{ chainId: '0x539' }]]])
})

test('behavior: an unknown chain is added with everything a wallet needs', async () => {
  const { provider, asked, methods } = scripted({ switchesOnAdd: true })
  expect(await switchProviderChain(provider, { chain: devnetChain, rpcUrls })).toBe(1337)
  expect(methods()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  expect(asked[1]).toEqual([
    'wallet_addEthereumChain',
    [
      {
        chainId: '0x539',
        chainName: 'LOVE devnet',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls,
      },
    ],
  ])
})

test('behavior: a wallet that only adds is asked to switch again', async () => {
  const { provider, methods } = scripted({})
  expect(await switchProviderChain(provider, { chain: devnetChain, rpcUrls })).toBe(1337)
  expect(methods().at(-1)).toBe('wallet_switchEthereumChain')
})

test('error: a refused addition says what the wallet said', async () => {
  const { provider } = scripted({
    adds: () => {
      throw new ProviderError({ code: -32603, message: 'broken' })
    },
  })
  await expect(switchProviderChain(provider, { chain: devnetChain, rpcUrls })).rejects.toMatchObject({
    code: -32603,
  })
})
