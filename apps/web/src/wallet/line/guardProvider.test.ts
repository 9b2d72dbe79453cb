import { devnet } from '@love/contracts/deployments/1337'
import {
  type Address,
  getTypesForEIP712Domain,
  numberToHex,
  serializeTypedData,
  type TypedDataDefinition,
  type TypedDataDomain,
} from 'viem'
import { expect, test } from 'vitest'
import type { ProviderRequest } from '../walletProvider.ts'
import { guardProvider, type Reviewed } from './guardProvider.ts'

const from: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const attacker = numberToHex(0xbad, { size: 20 })
const call = { to: devnet.router, data: '0xABCD', value: 5n } as const
const where = { from, chainId: 1337 } as const
const wire = { from, to: devnet.router.toLowerCase(), data: '0xabcd', value: '0x05', chainId: '0x539' }

function wallet() {
  const heard: ProviderRequest[] = []
  const provider = { request: async (request: ProviderRequest) => void heard.push(request) }
  return { heard, provider }
}

const send = (transaction: object) => ({ method: 'eth_sendTransaction', params: [transaction] })
const reviewed: Reviewed = { ...where, kind: 'transaction', call }

test('default: what was reviewed gets through, in any spelling and with a fee', async () => {
  for (const transaction of [wire, { ...wire, chainId: undefined, gas: '0x5208', data: '0xABCD' }]) {
    const { heard, provider } = wallet()
    await guardProvider(provider, reviewed).request(send(transaction))
    expect(heard).toEqual([send(transaction)])
  }
})

test.each([
  { to: attacker },
  { data: '0xabce' },
  { data: undefined },
  { value: '0x6' },
  { value: undefined },
  { value: 5 },
  { from: attacker },
  { chainId: '0x1' },
  { to: undefined },
  { authorizationList: [] },
])('error: %j instead is stopped #sent-as-reviewed', async (change) => {
  const { heard, provider } = wallet()
  const request = guardProvider(provider, reviewed).request(send({ ...wire, ...change }))
  await expect(request).rejects.toThrow(expect.objectContaining({ name: 'ChangedRequestError' }))
  expect(heard).toEqual([])
})

test('error: a second request and other methods are stopped, reads are not #no-blind-signing', async () => {
  const { heard, provider } = wallet()
  const guarded = guardProvider(provider, reviewed)
  await guarded.request({ method: 'eth_chainId' })
  await guarded.request(send(wire))
  await expect(guarded.request(send(wire))).rejects.toThrow()
  for (const method of ['eth_sign', 'personal_sign', 'wallet_sendTransaction', 'wallet_sendCalls'])
    await expect(guarded.request({ method, params: [wire] })).rejects.toThrow()
  expect(heard.length).toBe(2)
})

test('error: nothing reaches the wallet when nobody waits any more', async () => {
  const { heard, provider } = wallet()
  let isWaiting = true
  const guarded = guardProvider(provider, reviewed, () => {
    if (!isWaiting) throw new Error('Nobody waits.')
  })
  await guarded.request({ method: 'eth_chainId' })
  isWaiting = false
  await expect(guarded.request(send(wire))).rejects.toThrow('Nobody waits.')
  expect(heard).toEqual([{ method: 'eth_chainId' }])
})

test('behavior: a batch is compared call by call', async () => {
  const batch: Reviewed = { ...where, kind: 'batch', calls: [call, { ...call, value: 0n }] }
  const params = {
    version: '2.0.0',
    from,
    chainId: '0x539',
    atomicRequired: true,
    calls: [
      { to: call.to, data: call.data, value: '0x5' },
      { to: call.to, data: call.data, value: '0x0' },
    ],
  }
  const ask = (change: object) =>
    guardProvider(wallet().provider, batch).request({
      method: 'wallet_sendCalls',
      params: [{ ...params, ...change }],
    })
  await expect(ask({})).resolves.toBeUndefined()
  const changes = [
    { calls: params.calls.slice(1) },
    { calls: [...params.calls, ...params.calls] },
    { calls: params.calls.toReversed() },
    { atomicRequired: false },
    { chainId: '0x1' },
    { from: attacker },
  ]
  for (const change of changes) await expect(ask(change), JSON.stringify(change)).rejects.toThrow()
})

/** As viem sends it. */
function asWired(content: TypedDataDefinition): TypedDataDefinition {
  const EIP712Domain = getTypesForEIP712Domain({ domain: content.domain as TypedDataDomain })
  return { ...content, types: { EIP712Domain, ...content.types } } as TypedDataDefinition
}

test('behavior: a signature is compared field by field', async () => {
  const message: TypedDataDefinition = {
    domain: { name: 'Uniswap V2', version: '1', chainId: 1337, verifyingContract: devnet.router },
    types: {
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { spender: devnet.router, value: 7n },
  }
  const sign = (content: TypedDataDefinition, who = from) =>
    guardProvider(wallet().provider, { ...where, kind: 'signature', message }).request({
      method: 'eth_signTypedData_v4',
      params: [who, serializeTypedData(asWired(content))],
    })
  await expect(sign(message)).resolves.toBeUndefined()
  await expect(sign(message, attacker)).rejects.toThrow()
  await expect(
    sign({ ...message, message: { spender: attacker, value: 7n } } as typeof message),
  ).rejects.toThrow()
  await expect(
    sign({ ...message, message: { spender: devnet.router, value: 8n } } as typeof message),
  ).rejects.toThrow()
})
