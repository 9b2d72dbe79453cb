import { getAddress, type Hash, numberToHex } from 'viem'
import type { Mined, Transaction } from '../src/activity/transaction.ts'

export const owner = { address: getAddress(numberToHex(0xb22c, { size: 20 })), chainId: 1337 } as const

export function hashOf(number: number): Hash {
  return numberToHex(number, { size: 32 })
}

export function minedIn(block: number, fields: Partial<Mined> = {}): Mined {
  return {
    hash: hashOf(1),
    blockNumber: BigInt(block),
    blockHash: hashOf(1_000 + block),
    result: 'success',
    ...fields,
  }
}

/** A builder for tests: a transaction that was just sent. */
export function testTransaction(fields: Partial<Transaction> = {}): Transaction {
  return {
    ...owner,
    hash: hashOf(1),
    title: 'Swap 1 ETH for LOVE',
    sentAt: 1_000,
    state: { status: 'pending', detail: 'sent' },
    ...fields,
  }
}
