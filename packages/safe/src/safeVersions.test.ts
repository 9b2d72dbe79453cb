import { calculateSafeTransactionHash, generateTypedData } from '@safe-global/protocol-kit'
import { hashTypedData, keccak256, numberToHex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { testSafeTx } from '../test/testSafeTx.ts'
import { messageHash, messageQuestion, safeMessageHashes, safeMessageTypedData } from './messageHash.ts'
import { safeRules } from './safeRules.ts'
import { safeDomainHash, safeTxHash, safeTxTypedData } from './safeTx.ts'

const safe = numberToHex(0x5afe, { size: 20 })
const to = numberToHex(0xb22c, { size: 20 })
const tx = testSafeTx({ to, value: 7n, data: '0xab', safeTxGas: 1n, baseGas: 2n, gasPrice: 3n, nonce: 4n })

test.each(['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.3.0+L2', '1.4.1', '1.4.1+L2'])(
  'default: hashes of version %s are those that Safe’s own client computes',
  (version) => {
    const theirs = { ...tx, operation: 0, nonce: 4, value: '7', safeTxGas: '1', baseGas: '2', gasPrice: '3' }
    const known = version.replace('+L2', '')
    expect(safeTxHash({ safe, chainId: 1337, version, tx })).toBe(
      calculateSafeTransactionHash(safe, theirs, known, 1337n),
    )
    const message = 'LOVE'
    const {
      domain,
      types,
      message: theirMessage,
    } = generateTypedData({
      safeAddress: safe,
      safeVersion: known,
      chainId: 1337n,
      data: message,
    })
    expect(safeMessageHashes({ safe, chainId: 1337, version, message }).hash).toBe(
      messageHash({ domain: { ...domain }, types: { ...types }, message: { ...theirMessage } }),
    )
  },
)

test('behavior: what wallets are shown has the hash that is kept', () => {
  for (const version of ['1.2.0', '1.4.1']) {
    const identity = { safe, chainId: 1337, version }
    expect(hashTypedData(safeTxTypedData({ ...identity, tx }))).toBe(safeTxHash({ ...identity, tx }))
    expect(hashTypedData(safeMessageTypedData({ ...identity, message: 'LOVE' }))).toBe(
      safeMessageHashes({ ...identity, message: 'LOVE' }).hash,
    )
  }
})

test('behavior: up to 1.2.0 the chain makes no difference, from 1.3.0 on it does', () => {
  for (const version of ['1.0.0', '1.1.1', '1.2.0'])
    expect(safeDomainHash({ safe, chainId: 1, version })).toBe(safeDomainHash({ safe, chainId: 5, version }))
  for (const version of ['1.3.0', '1.4.1', '1.5.0', '2.0.0'])
    expect(safeDomainHash({ safe, chainId: 1, version })).not.toBe(
      safeDomainHash({ safe, chainId: 5, version }),
    )
})

test('behavior: before 1.0.0 a field has another name, and the type another hash', () => {
  const typeOf = (version: string) => {
    const { types } = safeTxTypedData({ safe, chainId: 1, version, tx })
    return keccak256(toHex(`SafeTx(${types.SafeTx.map(({ type, name }) => `${type} ${name}`).join(',')})`))
  }
  expect(typeOf('1.0.0')).toBe('0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8')
  expect(typeOf('0.1.0')).toBe('0x14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20')
})

test('behavior: before 1.3.0 a Safe asks contracts about the message, later by its handler', () => {
  const hashes = { preimage: '0xab' } as const
  const ask = (version: string) => messageQuestion({ version, handler: undefined, message: 'LOVE', hashes })
  for (const version of ['1.0.0', '1.1.1', '1.2.0']) expect(ask(version)).toBe(messageHash('LOVE'))
  expect(ask('1.4.1')).toBe('0xab')
  expect(ask('1.5.0')).toBe(undefined)
})

test('behavior: from 1.5.0 on contracts are asked about the hash', () => {
  expect(['1.3.0', '1.4.1+L2', '1.5.0'].map((version) => safeRules(version).asksByHash)).toEqual([
    false,
    false,
    true,
  ])
})

test.each(['', '1', '1.4', 'v1.4.1', '1.4.1 ', '1.4.1\n', 'latest', '1.4.1+'.padEnd(80, 'x')])(
  'error: %j is no version',
  (version) => {
    expect(() => safeTxHash({ safe, chainId: 1, version, tx })).toThrow('is not a Safe version')
  },
)
