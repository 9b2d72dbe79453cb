import { compatibilityFallbackHandlerAbi } from '@love/contracts/abi/compatibilityFallbackHandler.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import fc from 'fast-check'
import { bytesToHex, hashMessage, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../contracts/testRuns.ts'
import { testSafeTx } from '../test/testSafeTx.ts'
import { safeBytesHashes, safeMessageHashes } from './messageHash.ts'
import { type SafeTx, safeTxHash, safeTxHashes } from './safeTx.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

const address = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((number) => numberToHex(number, { size: 20 }))
const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => bytesToHex(array))
const transaction: fc.Arbitrary<SafeTx> = fc.record({
  to: address,
  value: uint,
  data: bytes,
  operation: fc.constantFrom(0, 1),
  safeTxGas: uint,
  baseGas: uint,
  gasPrice: uint,
  gasToken: address,
  refundReceiver: address,
  nonce: uint,
})

const identityOf = (safe: `0x${string}`) => ({ safe, chainId: 1337, version: '1.4.1' })

test('default: the hash of any transaction is the one that the Safe itself computes #hash-recomputed', async () => {
  const { teamSafe, soloSafe } = devnet.safes
  await fc.assert(
    fc.asyncProperty(transaction, fc.constantFrom(teamSafe, soloSafe), async (tx, safe) => {
      const onChain = await devnet.client.readContract({
        abi: safeAbi,
        address: safe,
        functionName: 'getTransactionHash',
        args: [
          tx.to,
          tx.value,
          tx.data,
          tx.operation,
          tx.safeTxGas,
          tx.baseGas,
          tx.gasPrice,
          tx.gasToken,
          tx.refundReceiver,
          tx.nonce,
        ],
      })
      expect(safeTxHash({ ...identityOf(safe), tx })).toBe(onChain)
    }),
    { numRuns: runs(100, 1_000) },
  )
})

test('behavior: domain and bytes behind the hash are those of the Safe', async () => {
  const { teamSafe } = devnet.safes
  const tx = testSafeTx({ to: teamSafe, value: 5n, data: '0x1234', nonce: 9n })
  const { domainHash, preimage } = safeTxHashes({ ...identityOf(teamSafe), tx })
  const safe = { abi: safeAbi, address: teamSafe } as const
  expect(domainHash).toBe(await devnet.client.readContract({ ...safe, functionName: 'domainSeparator' }))
  const { to, value, data, operation, gasToken, refundReceiver, nonce } = tx
  const encoded = devnet.client.readContract({
    ...safe,
    functionName: 'encodeTransactionData',
    args: [to, value, data, operation, 0n, 0n, 0n, gasToken, refundReceiver, nonce],
  })
  expect(preimage).toBe(await encoded)
})

test('default: the hash of any message is the one that the Safe itself computes', async () => {
  const { teamSafe } = devnet.safes
  const onChain = (message: `0x${string}`) =>
    devnet.client.readContract({
      abi: compatibilityFallbackHandlerAbi,
      address: teamSafe,
      functionName: 'getMessageHash',
      args: [message],
    })
  const message = fc.string({ unit: 'binary', maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(message, bytes, async (text, raw) => {
      const identity = identityOf(teamSafe)
      expect(safeMessageHashes({ ...identity, message: text }).hash).toBe(await onChain(hashMessage(text)))
      expect(safeBytesHashes({ ...identity, bytes: raw }).hash).toBe(await onChain(raw))
    }),
    { numRuns: runs(50, 500) },
  )
})

test('behavior: one bit in any field, the chain or the Safe is another hash', () => {
  const flips: Record<keyof SafeTx, (tx: SafeTx, bit: number) => Partial<SafeTx>> = {
    to: ({ to }, bit) => ({ to: flipAddress(to, bit) }),
    value: ({ value }, bit) => ({ value: value ^ (1n << BigInt(bit)) }),
    data: ({ data }, bit) => ({ data: data === '0x' ? '0x00' : flipByte(data, bit) }),
    operation: ({ operation }) => ({ operation: operation === 0 ? 1 : 0 }),
    safeTxGas: ({ safeTxGas }, bit) => ({ safeTxGas: safeTxGas ^ (1n << BigInt(bit)) }),
    baseGas: ({ baseGas }, bit) => ({ baseGas: baseGas ^ (1n << BigInt(bit)) }),
    gasPrice: ({ gasPrice }, bit) => ({ gasPrice: gasPrice ^ (1n << BigInt(bit)) }),
    gasToken: ({ gasToken }, bit) => ({ gasToken: flipAddress(gasToken, bit) }),
    refundReceiver: ({ refundReceiver }, bit) => ({ refundReceiver: flipAddress(refundReceiver, bit) }),
    nonce: ({ nonce }, bit) => ({ nonce: nonce ^ (1n << BigInt(bit)) }),
  }
  const { teamSafe } = devnet.safes
  fc.assert(
    fc.property(transaction, fc.nat({ max: 255 }), (tx, bit) => {
      const identity = identityOf(teamSafe)
      const hashes = Object.values(flips).map((flip) => {
        return safeTxHash({ ...identity, tx: { ...tx, ...flip(tx, bit) } })
      })
      hashes.push(safeTxHash({ ...identity, tx }))
      hashes.push(safeTxHash({ ...identity, chainId: 1, tx }))
      hashes.push(safeTxHash({ ...identity, safe: flipAddress(teamSafe, bit), tx }))
      hashes.push(safeTxHash({ ...identity, version: '1.2.0', tx }))
      expect(new Set(hashes).size).toBe(14)
    }),
    { numRuns: runs(100, 1_000) },
  )
})

function flipAddress(value: `0x${string}`, bit: number): `0x${string}` {
  return numberToHex(BigInt(value) ^ (1n << BigInt(bit % 160)), { size: 20 })
}

function flipByte(data: `0x${string}`, bit: number): `0x${string}` {
  const length = data.length / 2 - 1
  return numberToHex(BigInt(data) ^ (1n << BigInt(bit % (8 * length))), { size: length })
}
