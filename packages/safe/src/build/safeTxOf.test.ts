import { safeContracts } from '@love/contracts/deployments/safe'
import { decodeFunctionData, erc20Abi, erc721Abi, erc1155Abi, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testSafeTx } from '../../test/testSafeTx.ts'
import { decodeMultiSend } from '../multiSend.ts'
import { isRejection, rejection, safeTxOf } from './safeTxOf.ts'
import { sendCollectible, sendEther, sendEverything, sendToken } from './sends.ts'
import { setGuard } from './settings.ts'

const { multiSendCallOnly } = safeContracts
const safe = numberToHex(0x5afe, { size: 20 })
const to = numberToHex(0xb22c, { size: 20 })
const token = { address: numberToHex(0x70c, { size: 20 }), symbol: 'USDT', decimals: 6 }

test('default: one call is the transaction itself, several are a batch that only calls', () => {
  const ether = sendEther({ to, amount: 1_500_000_000_000_000_000n })
  expect(ether.words).toBe(`Send 1.5 ETH to ${to}`)
  expect(safeTxOf({ calls: [ether], nonce: 7n, multiSendCallOnly })).toEqual(
    testSafeTx({ to, value: 1_500_000_000_000_000_000n, nonce: 7n }),
  )
  const usdt = sendToken({ token, to, amount: 2_000_001n })
  expect(usdt.words).toBe(`Send 2.000001 USDT to ${to}`)
  const batch = safeTxOf({ calls: [ether, usdt], nonce: 8n, multiSendCallOnly })
  expect(batch).toMatchObject({ to: multiSendCallOnly, value: 0n, operation: 1, nonce: 8n })
  const plain = [ether, usdt].map(({ to: receiver, value, data }) => {
    return { operation: 0, to: receiver, value, data }
  })
  expect(decodeMultiSend(batch.data)).toMatchObject(
    plain.map((call) => ({ ...call, to: expect.stringMatching(new RegExp(call.to, 'i')) })),
  )
})

test('default: tokens and collectibles are sent by the functions of their standards', () => {
  const usdt = sendToken({ token, to, amount: 5n })
  expect(decodeFunctionData({ abi: erc20Abi, data: usdt.data })).toMatchObject({ functionName: 'transfer' })
  const letter = { safe, token: token.address, name: 'Love Letter #7', id: 7n, to }
  const { data, words } = sendCollectible(letter)
  expect(words).toBe(`Send Love Letter #7 to ${to}`)
  expect(decodeFunctionData({ abi: erc721Abi, data }).functionName).toBe('safeTransferFrom')
  const several = sendCollectible({ ...letter, amount: 3n })
  expect(several.words).toBe(`Send 3 of Love Letter #7 to ${to}`)
  expect(decodeFunctionData({ abi: erc1155Abi, data: several.data }).args).toHaveLength(5)
})

test('behavior: everything is each token that there is, and the ether', () => {
  const none = { token: { ...token, symbol: 'NONE' }, amount: 0n }
  const calls = sendEverything({ to, ether: 2n, tokens: [{ token, amount: 5n }, none] })
  expect(calls.map(({ to: receiver, value }) => [receiver, value])).toEqual([
    [token.address, 0n],
    [to, 2n],
  ])
  expect(sendEverything({ to, ether: 0n, tokens: [{ token, amount: 5n }] })).toHaveLength(1)
  expect(() => sendEverything({ to, ether: 0n, tokens: [none] })).toThrow('holds no ETH')
})

test('behavior: a rejection is a call to the Safe itself that does nothing', () => {
  const tx = rejection(safe, 4n)
  expect(tx).toEqual(testSafeTx({ to: safe, nonce: 4n }))
  expect(isRejection(safe, tx)).toBe(true)
  for (const other of [{ to }, { value: 1n }, { data: '0x00' as const }, { operation: 1 as const }])
    expect(isRejection(safe, { ...tx, ...other })).toBe(false)
})

test('error: nothing, nobody and the token’s own contract', () => {
  expect(() => safeTxOf({ calls: [], nonce: 1n, multiSendCallOnly })).toThrow('has no calls')
  expect(() => sendEther({ to, amount: 0n })).toThrow('amount is zero')
  expect(() => sendEther({ to: zeroAddress, amount: 1n })).toThrow('zero address')
  expect(() => sendToken({ token, to: token.address, amount: 1n })).toThrow('own contract')
  const settings = { safe, version: '1.2.0', owners: [to], threshold: 1, modules: [] }
  expect(() => setGuard(settings, to)).toThrow('does not support guards')
  expect(() => setGuard({ ...settings, version: '1.3.0' }, safe)).toThrow('its own guard')
  expect(setGuard({ ...settings, version: '1.3.0' }, zeroAddress).call.words).toBe('Remove guard')
})
