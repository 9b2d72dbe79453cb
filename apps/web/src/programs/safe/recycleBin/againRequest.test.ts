import { safeContracts } from '@love/contracts/deployments/safe'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { encodeMultiSend } from '@love/safe/multiSend'
import type { SafeTx } from '@love/safe/safeTx'
import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { reviewSubject } from '../review/reviewSubject.ts'
import { againRequest } from './againRequest.ts'

const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))
const safe = at(0xaa)
const { multiSendCallOnly } = safeContracts
const call = (value: bigint) => ({ to: at(0xbb), value, data: '0x' as const })
const one = safeTxOf({ calls: [call(1n)], nonce: 3n, multiSendCallOnly })
const batch = safeTxOf({ calls: [call(1n), call(2n)], nonce: 3n, multiSendCallOnly })

function again(tx: SafeTx) {
  const request = againRequest({ safe, tx, title: 'A gift', nextNonce: 7n })
  const subject = reviewSubject(request, { safe, chainId: 1337, version: '1.4.1' }, 7n)
  if (subject.kind !== 'tx') throw new Error('It is no transaction.')
  return { kind: request.kind, tx: subject.tx }
}

test('default: one call, and several, are the same with a nonce that can be chosen', () => {
  expect(again(one)).toEqual({ kind: 'propose', tx: { ...one, nonce: 7n } })
  expect(again(batch)).toEqual({ kind: 'propose', tx: { ...batch, nonce: 7n } })
  const tight = { ...one, safeTxGas: 50_000n }
  expect(again(tight)).toEqual({ kind: 'propose', tx: { ...tight, nonce: 7n } })
})

test('behavior: what a list of calls cannot say is proposed field by field', () => {
  const others: readonly SafeTx[] = [
    { ...one, refundReceiver: at(1) },
    { ...one, gasPrice: 1n },
    { ...one, operation: 1 },
    { ...batch, to: at(0xcc) },
    { ...batch, value: 1n },
    { ...batch, data: `${batch.data}00` },
    { ...batch, data: encodeMultiSend([{ ...call(1n), operation: 0 }]) },
    {
      ...batch,
      data: encodeMultiSend([
        { ...call(1n), operation: 0 },
        { ...call(2n), operation: 1 },
      ]),
    },
  ]
  for (const tx of others) expect(again(tx)).toEqual({ kind: 'proposeTx', tx: { ...tx, nonce: 7n } })
})
