import { hashTypedData, keccak256, numberToHex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { deletionHour, deletionTypedData } from './deletionTypedData.ts'

const deletion = {
  safe: numberToHex(0x5afe, { size: 20 }),
  chainId: 1337,
  safeTxHash: keccak256('0x01'),
  hour: deletionHour(1_700_000_000_000),
}

test('default: it is signed for one transaction of one Safe on one chain, and for an hour', () => {
  const { domain, types, primaryType, message } = deletionTypedData(deletion)
  expect(domain).toEqual({
    name: 'Safe Transaction Service',
    version: '1.0',
    chainId: 1337,
    verifyingContract: deletion.safe,
  })
  const fields = types[primaryType].map(({ type, name }) => `${type} ${name}`)
  expect(keccak256(toHex(`${primaryType}(${fields.join(',')})`))).toBe(
    keccak256(toHex('DeleteRequest(bytes32 safeTxHash,uint256 totp)')),
  )
  expect(message).toEqual({ safeTxHash: deletion.safeTxHash, totp: 472_222n })
})

test('behavior: another hour, chain, Safe or transaction is another hash', () => {
  const others = [
    { hour: deletion.hour + 1 },
    { chainId: 1 },
    { safe: numberToHex(1, { size: 20 }) },
    { safeTxHash: keccak256('0x02') },
    {},
  ]
  const hashes = others.map((other) => hashTypedData(deletionTypedData({ ...deletion, ...other })))
  expect(new Set(hashes).size).toBe(others.length)
})

test('behavior: the hour changes on the hour', () => {
  expect(deletionHour(3_599_999)).toBe(0)
  expect(deletionHour(3_600_000)).toBe(1)
})
