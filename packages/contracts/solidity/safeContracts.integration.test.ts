import { concat, type Hex, pad, toFunctionSelector } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { singletonFactory } from '../src/artifacts/safe/singletonFactory.ts'
import { createTestChain } from './createTestChain.ts'
import { safeContracts } from './safeContracts.ts'

const { client } = await createTestChain()
const noSalt = pad('0x')

beforeAll(async () => {
  const { signer, gasPrice, gasLimit, transaction } = singletonFactory
  await client.setBalance({ address: signer, value: gasPrice * gasLimit })
  await client.sendRawTransaction({ serializedTransaction: transaction })
})

test('default: the presigned transaction makes the singleton factory', async () => {
  expect(await client.getCode({ address: singletonFactory.address })).toMatch(/^0x[0-9a-f]+$/)
})

describe.each(Object.entries(safeContracts))('%s', (_name, { abi, bytecode, address }) => {
  test('default: is made at the address of version 1.4.1', async () => {
    await client.sendTransaction({ to: singletonFactory.address, data: concat([noSalt, bytecode]) })
    expect(await client.getCode({ address })).toMatch(/^0x[0-9a-f]+$/)
  })

  test('behavior: knows every function of its ABI', () => {
    for (const item of abi) {
      if (item.type === 'function') expect(bytecode).toContain(pushed(toFunctionSelector(item)))
    }
  })
})

/** Solidity pushes a selector without its leading zero bytes. */
function pushed(selector: Hex): string {
  return selector.slice(2).replace(/^(00)+/, '')
}
