import { type Address, concat, type Hex, pad, toFunctionSelector, zeroAddress } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { singletonFactory } from '../src/artifacts/safe/singletonFactory.ts'
import { createTestChain } from './createTestChain.ts'
import { safeContracts } from './safeContracts.ts'

/** Where version 1.4.1 and AllowanceModule 0.1.1 are on every chain: it proves that the code taken over is the code that was released. */
const addresses: Record<string, Address> = {
  safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  safeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  safeProxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
  multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  compatibilityFallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  signMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
  createCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
  simulateTxAccessor: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
  allowanceModule: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
}

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

describe.each(Object.entries(safeContracts))('%s', (name, { abi, bytecode }) => {
  test('default: is made at its address on every chain', async () => {
    const address = addresses[name] ?? zeroAddress
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
