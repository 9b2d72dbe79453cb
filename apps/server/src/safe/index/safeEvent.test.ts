import { safeAbi } from '@love/contracts/abi/safe.abi'
import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  padHex,
  parseAbiItem,
  toEventSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { decodeProxyCreation } from './proxyCreation.ts'
import { decodeTransfers } from './readTransfers.ts'
import { decodeSafeEvent } from './safeEvent.ts'

const one: Address = padHex('0xabc1', { size: 20 })
const two: Address = padHex('0xabc2', { size: 20 })
const hash = padHex('0xfeed')
const log = (topics: readonly string[], data = '0x') => ({
  address: two,
  topics,
  data,
  block: 1,
  blockHash: hash,
  logIndex: 0,
  transactionHash: hash,
})
const words = (...list: readonly string[]) =>
  `0x${list.map((word) => word.slice(2).padStart(64, '0')).join('')}`
const topicOf = (signature: string) => toEventSelector(`event ${signature}`)

test('default: what 1.4.1 has as topics, and 1.3.0 as data, is the same event', () => {
  const payment = words('0x09')
  const executed = { kind: 'executed', hash, payment: 9n, success: true }
  const [success = ''] = encodeEventTopics({ abi: safeAbi, eventName: 'ExecutionSuccess' })
  expect(decodeSafeEvent(log([success, hash], payment))).toEqual(executed)
  expect(decodeSafeEvent(log([success], words(hash, '0x09')))).toEqual(executed)
  const events = {
    'AddedOwner(address)': 'owner-added',
    'RemovedOwner(address)': 'owner-removed',
    'EnabledModule(address)': 'module-enabled',
    'DisabledModule(address)': 'module-disabled',
    'ChangedGuard(address)': 'guard',
    'ChangedFallbackHandler(address)': 'fallback-handler',
    'ChangedMasterCopy(address)': 'implementation',
  }
  for (const [signature, setting] of Object.entries(events)) {
    const expected = { kind: 'setting', setting, value: one }
    expect(decodeSafeEvent(log([topicOf(signature), words(one)]))).toEqual(expected)
    expect(decodeSafeEvent(log([topicOf(signature)], words(one)))).toEqual(expected)
  }
})

test('default: the factories of both versions', () => {
  const topic = topicOf('ProxyCreation(address,address)')
  const expected = { factory: two, proxy: one, implementation: two }
  expect(decodeProxyCreation(log([topic, words(one)], words(two)))).toEqual(expected)
  expect(decodeProxyCreation(log([topic], words(one, two)))).toEqual(expected)
  expect(decodeProxyCreation(log([topic], words(one)))).toBeUndefined()
  expect(decodeProxyCreation(log([hash], words(one, two)))).toBeUndefined()
})

test('default: tokens of both standards', () => {
  const topic = topicOf('Transfer(address,address,uint256)')
  const sides = { from: one, to: two, token: two }
  expect(decodeTransfers(log([topic, words(one), words(two)], words('0x7')))).toEqual([
    { ...sides, kind: 'erc20', amount: 7n },
  ])
  expect(decodeTransfers(log([topic, words(one), words(two), words('0x7')]))).toEqual([
    { ...sides, kind: 'erc721', tokenId: 7n },
  ])
  expect(decodeTransfers(log([topic, words(one), words(two)]))).toEqual([])
  expect(decodeTransfers(log([topic], words(one, two, '0x7')))).toEqual([])
})

test('default: the setup names the owners', () => {
  const event = parseAbiItem('event SafeSetup(address,address[],uint256,address,address)')
  const data = encodeAbiParameters(event.inputs.slice(1), [[one, two], 2n, one, two])
  const [topic = ''] = encodeEventTopics({ abi: safeAbi, eventName: 'SafeSetup' })
  expect(decodeSafeEvent(log([topic, words(one)], data))).toEqual({
    kind: 'setup',
    owners: [one, two],
    threshold: 2n,
    fallbackHandler: two,
  })
})

test.each([
  'SafeSetup(address,address[],uint256,address,address)',
  'ExecutionSuccess(bytes32,uint256)',
  'ExecutionFromModuleSuccess(address)',
  'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
  'SafeModuleTransaction(address,address,uint256,bytes,uint8)',
  'SafeReceived(address,uint256)',
  'ChangedThreshold(uint256)',
  'ApproveHash(bytes32,address)',
  'SignMsg(bytes32)',
])('error: %s of another shape is no event', (signature) => {
  expect(decodeSafeEvent(log([topicOf(signature)]))).toBeUndefined()
  expect(decodeSafeEvent(log([topicOf(signature)], '0x1234'))).toBeUndefined()
})
