import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeTxHash } from '@love/safe/safeTx'
import { type Address, encodeFunctionData, padHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { executionRows } from './executionRows.ts'
import type { SignedCall } from './signedCall.ts'

const safe: Address = padHex('0x5afe', { size: 20 })
const hash = padHex('0x1')
const callTo = (to: number): SignedCall => ({
  to: padHex(`0x${to}`, { size: 20 }),
  value: 1n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  signatures: '0x',
})
const hashOf = ({ signatures: _, operation: __, ...call }: SignedCall, nonce: bigint) =>
  safeTxHash({ safe, chainId: 1337, version: '1.3.0', tx: { ...call, operation: 0, nonce } })
const execution = (call: SignedCall, nonce: bigint, isTold: boolean, logIndex: number) => ({
  log: {
    address: safe,
    topics: [],
    data: '0x',
    block: 1,
    blockHash: hash,
    logIndex,
    timestamp: 1,
    transactionHash: hash,
  },
  told: { kind: 'executed' as const, hash: hashOf(call, nonce), payment: 0n, success: true },
  call: isTold ? { ...call, nonce } : undefined,
})
const calldata = (call: SignedCall) => {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = call
  const gas = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, ...gas, '0x'],
  })
}
const sentWith = (input: string) => ({ blockHash: hash, from: zeroAddress, to: safe, input })
const rowsOf = (executions: ReturnType<typeof execution>[], input = '0x', nextNonce = 5) =>
  executionRows({ chainId: 1337, safe, executions, transaction: sentWith(input), inner: [], nextNonce }).map(
    ({ nonce, is_decoded, to }) => [nonce, is_decoded, to],
  )
const [a, b] = [callTo(10), callTo(20)]

test('behavior: of two executions in one the inner one ends first, and both get their number', () => {
  const nested = (isTold: boolean) => [execution(b, 6n, isTold, 3), execution(a, 5n, isTold, 4)]
  expect(rowsOf(nested(true))).toEqual([
    [6, 1, b.to],
    [5, 1, a.to],
  ])
  expect(rowsOf(nested(false), calldata(a))).toEqual([
    [6, 0, null],
    [5, 1, a.to],
  ])
  expect(rowsOf(nested(false), calldata(b))).toEqual([
    [6, 1, b.to],
    [5, 0, null],
  ])
})

test('error: a call that has not the hash that was told is not shown', () => {
  const told = { ...execution(a, 5n, true, 1), call: { ...b, nonce: 5n } }
  expect(rowsOf([told])).toEqual([[5, 0, null]])
  expect(rowsOf([execution(a, 5n, false, 1)], calldata(b))).toEqual([[5, 0, null]])
  expect(rowsOf([execution(a, 5n, false, 1)], '0x1234')).toEqual([[5, 0, null]])
  expect(rowsOf([execution(a, 5n, false, 1)], `${calldata(a)}`)).toEqual([[5, 1, a.to]])
})

test('error: a contract cannot make up a number', () => {
  expect(rowsOf([execution(a, 2n ** 255n, true, 1)])).toEqual([[5, 0, null]])
  expect(rowsOf([execution(a, 4n, true, 1)])).toEqual([[5, 0, null]])
})
