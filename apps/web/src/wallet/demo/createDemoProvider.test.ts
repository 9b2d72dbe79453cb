import { devnet } from '@love/contracts/deployments/1337'
import { verifyMessage, verifyTypedData } from 'viem'
import { parseTransaction as parseRaw } from 'viem/utils'
import { expect, test } from 'vitest'
import { first, hash, openDemoProvider, second } from '../../../test/openDemoProvider.ts'
import { demoAccounts } from './demoAccounts.ts'

const typedData = {
  domain: { name: 'LOVE', chainId: 1337 },
  types: { EIP712Domain: [], Vow: [{ name: 'text', type: 'string' }] },
  primaryType: 'Vow',
  message: { text: 'for ever' },
}

test('default: has no account until one was chosen, then that one', async () => {
  const { ask, questions } = openDemoProvider({ chosen: null })
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual([second])
  expect(questions).toEqual([{ kind: 'connect', accounts: demoAccounts.map(({ address }) => address) }])
  expect(await ask('eth_accounts')).toEqual([second])
  expect(await ask('wallet_revokePermissions', {})).toBeNull()
  expect(await ask('eth_accounts')).toEqual([])
})

test('default: signs messages after showing their text', async () => {
  const { ask, questions } = openDemoProvider()
  const signature = await ask('personal_sign', '0x6c6f7665', first)
  expect(questions).toEqual([{ kind: 'message', from: first, text: 'love' }])
  expect(
    await verifyMessage({ address: first, message: 'love', signature: signature as `0x${string}` }),
  ).toBe(true)
})

test('behavior: bytes that are no text are shown as bytes', async () => {
  const { ask, questions } = openDemoProvider()
  await ask('personal_sign', '0xff00', first)
  expect(questions).toEqual([{ kind: 'message', from: first, text: '0xff00' }])
})

test('default: signs typed data, as JSON or as an object', async () => {
  for (const content of [typedData, JSON.stringify(typedData)]) {
    const { ask, questions } = openDemoProvider()
    const signature = (await ask('eth_signTypedData_v4', first, content)) as `0x${string}`
    expect(questions[0]).toMatchObject({ kind: 'typedData', from: first })
    expect(JSON.stringify(questions)).toContain('for ever')
    const { domain, message } = typedData
    const types = { Vow: typedData.types.Vow }
    expect(
      await verifyTypedData({ address: first, domain, types, primaryType: 'Vow', message, signature }),
    ).toBe(true)
  }
})

test('default: signs a transaction in the page and sends it raw', async () => {
  const { ask, questions, sent } = openDemoProvider()
  const to = devnet.farm
  expect(await ask('eth_sendTransaction', { from: first, to, value: '0x1', data: '0xabcd' })).toBe(hash)
  expect(questions).toEqual([{ kind: 'transaction', from: first, to, value: 1n, data: '0xabcd' }])
  expect(parseRaw(sent[0] as `0x02${string}`)).toMatchObject({
    to: to.toLowerCase(),
    value: 1n,
    data: '0xabcd',
    nonce: 7,
    chainId: 1337,
    gas: 21_000n,
  })
})

test('behavior: two transactions approved at once get nonces of their own', async () => {
  const { ask, sent } = openDemoProvider()
  const send = () => ask('eth_sendTransaction', { from: first, to: devnet.farm })
  await Promise.all([send(), send()])
  expect(sent.map((raw) => parseRaw(raw as `0x02${string}`).nonce)).toEqual([7, 8])
})

test('behavior: where blocks have no base fee it pays the price of gas, as it was done before', async () => {
  const block = { number: '0x1', timestamp: '0x1', transactions: [] }
  const { ask, sent } = openDemoProvider({ node: { eth_getBlockByNumber: block, eth_gasPrice: '0x64' } })
  expect(await ask('eth_sendTransaction', { from: first, to: devnet.farm, value: '0x1' })).toBe(hash)
  expect(parseRaw(sent[0] as `0x02${string}`)).toMatchObject({ type: 'legacy', chainId: 1337, value: 1n })
})

test('default: lists a token after asking', async () => {
  const { provider, questions } = openDemoProvider()
  const options = { address: devnet.tokens.LOVE, symbol: 'LOVE' }
  expect(await provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })).toBe(
    true,
  )
  expect(questions).toEqual([{ kind: 'asset', ...options, decimals: 18 }])
})

test('behavior: reads go to the node, our chain is the only one', async () => {
  const { ask } = openDemoProvider()
  expect(await ask('eth_blockNumber')).toBe('0x2a')
  expect(await ask('eth_chainId')).toBe('0x539')
  expect(await ask('wallet_switchEthereumChain', { chainId: '0x539' })).toBeNull()
  await expect(ask('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({ code: 4902 })
})

test.each(['eth_sign', 'eth_signTransaction', 'wallet_getPermissions', 'debug_traceCall', 'eth_mining'])(
  'error: %s is unsupported',
  async (method) => {
    await expect(openDemoProvider().ask(method)).rejects.toMatchObject({ code: 4200 })
  },
)

test.each([
  ['personal_sign', ['0x00', first]],
  ['eth_signTypedData_v4', [first, typedData]],
  ['eth_sendTransaction', [{ from: first }]],
])('error: a rejected %s is 4001 and sends nothing', async (method, params) => {
  const { ask, sent } = openDemoProvider({ approves: false })
  await expect(ask(method, ...params)).rejects.toMatchObject({ code: 4001 })
  expect(sent).toEqual([])
})

test.each([
  ['personal_sign', ['0x00', second], 4100],
  ['eth_sendTransaction', [{ from: second }], 4100],
  ['eth_sendTransaction', [{ from: first, value: 'ten' }], -32602],
  ['eth_sendTransaction', [{ from: first, to: '0x123' }], -32602],
  ['eth_sendTransaction', [{ from: first, data: '0xzz' }], -32602],
  ['eth_sendTransaction', [], -32602],
  ['personal_sign', [7, first], -32602],
  ['eth_signTypedData_v4', [first, '{'], -32602],
  ['eth_signTypedData_v4', [first, {}], -32602],
  ['wallet_watchAsset', [], -32602],
])('error: %s with %j is refused before anybody is asked', async (method, params, code) => {
  const { ask, questions } = openDemoProvider()
  await expect(ask(method, ...params)).rejects.toMatchObject({ code })
  expect(questions).toEqual([])
})
